import { MONTHS } from '#lib/format.ts'
import { listTexts } from './listTexts.ts'

/** Dates and years that the site states; days as `2026-11-27`. */
export type Dated = {
  /** The last year of the list of closed days. */
  closedDaysUntil: number
  noticeUntil: string | undefined
  copyright: string
  /** The day that the profile's edition names. */
  edition: string
}

/** @returns each outdated date, and where to change it */
export function findOutdated(today: string, dated: Dated): string[] {
  const { closedDaysUntil, noticeUntil, copyright, edition } = dated
  const [year, yearAgo] = [Number(today.slice(0, 4)), getYearAgo(today)]
  const copyrightYear = /\d{4}/.exec(copyright)?.[0] ?? ''
  return [
    // Visitors plan up to a year ahead.
    closedDaysUntil <= year &&
      `The closed days end with ${closedDaysUntil}: CLOSED_DAYS_YEARS in src/kuwait/closedDays.ts`,
    noticeUntil !== undefined &&
      noticeUntil < today &&
      `The notice ended on ${noticeUntil}: src/content/notice.ts`,
    Number(copyrightYear) < year &&
      `The copyright line says ${copyrightYear}: src/content/layout.ts`,
    edition < yearAgo &&
      `The profile is the edition of ${edition.slice(0, 7)}: tools/profile/texts.ts`,
  ].filter((line) => line !== false)
}

const getYearAgo = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`

const listContent = (content: Record<string, unknown>) =>
  Object.entries(content).flatMap(([file, module]) =>
    listTexts(module, `${file.replace(/^\//, '')}: `),
  )

/** @returns each fact whose source is older than a year, with the date and the source */
export function listOldFacts(content: Record<string, unknown>, today: string): string[] {
  const texts = listContent(content)
  return texts.flatMap(({ place, text: asOf }) => {
    const fact = place.replace(/\.asOf$/, '')
    // A source of a month or a year is compared by as much of the date as it has.
    if (!/^\d{4}/.test(asOf) || fact === place || asOf >= getYearAgo(today).slice(0, asOf.length))
      return []
    const source = texts.find((other) => other.place === `${fact}.source`)?.text
    return [`${fact}, ${asOf}: ${source}`]
  })
}

/** Citations, which the sources of facts and tools date, history, and the invented flight of the specimen. */
const DATED_FOR_GOOD =
  /\.(?:source|asOf|sources\.\d+)$|: (?:aviationInKuwait|departureReport)\.|copyright$/
const DATE = new RegExp(
  `(?:\\b(${MONTHS.join('|')})[a-z]*\\s)?(?<![\\d/]\\s?|\\d)((?:19|20)\\d\\d)(?!\\s?\\d)\\b`,
  'g',
)

/** @returns each sentence that names a month or a year that has passed */
export function listPassedDates(content: Record<string, unknown>, today: string): string[] {
  return listContent(content)
    .filter(({ place }) => !DATED_FOR_GOOD.test(place))
    .flatMap(({ place, text }) =>
      text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => [...sentence.matchAll(DATE)].some((date) => hasPassed(date, today)))
        .map((sentence) => `${place}: “${sentence}”`),
    )
}

function hasPassed([, month, year = '']: RegExpMatchArray, today: string): boolean {
  const number = month ? `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : ''
  const named = year + number
  return named < today.slice(0, named.length)
}
