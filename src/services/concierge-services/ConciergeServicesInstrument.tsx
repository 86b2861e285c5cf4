import { words } from './instrumentWords.ts'
import { formatTime, MINUTES_PER_DAY } from '#lib/clock.ts'
import { SHORT_WEEKDAYS } from '#lib/format.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { choice, time } from '#services/instrument/inputs.ts'
import { computeOverlap, groupByEqualHours, type Span } from './model.ts'
import { AUTHORITY, createHours, OFFICES, type OfficeId } from './offices.ts'
import { toHours, Week } from './Week.tsx'

const SEASONS = ['winter', 'summer'] as const
const getOffice = (id: OfficeId) => OFFICES.find((office) => office.id === id) ?? OFFICES[0]
const getOfficeName = (id: OfficeId) => words.fields.office.options[id]

export const ConciergeServicesInstrument = defineInstrument({
  words,
  service: 'concierge-services',
  inputs: {
    office: choice(OFFICES.map(({ id }) => id)),
    season: choice(SEASONS),
    opens: time(),
    closes: time(),
    authorityOpens: time(),
    authorityCloses: time(),
  },
  example: {
    office: 'london',
    season: 'winter',
    opens: '09:00',
    closes: '17:00',
    authorityOpens: formatTime(AUTHORITY.hours.openMin),
    authorityCloses: formatTime(AUTHORITY.hours.closeMin),
  },
  presets({ office }) {
    if (!office) return {}
    const { openMin, closeMin } = getOffice(office).hours
    return { opens: formatTime(openMin), closes: formatTime(closeMin) }
  },
  result(values) {
    const { opens, closes } = values
    const office = getOfficeName(values.office)
    const season = words.fields.season.options[values.season].toLowerCase()
    const authorityHours = createHours(values.authorityOpens, values.authorityCloses)
    const overlap = computeOverlap(
      getOffice(values.office),
      createHours(opens, closes),
      values.season,
      authorityHours,
    )
    const hours = toHours(overlap.weeklyMinutes)
    const shared = groupByEqualHours(overlap.both)
      .map(({ fromDay, toDay, spans }) => {
        const range = fromDay === toDay ? [fromDay] : [fromDay, toDay]
        return words.span(range.map((day) => SHORT_WEEKDAYS[day]).join('–'), formatSpans(spans))
      })
      .join('; ')
    return {
      answer: words.answer({ hours, office, season, shared: keepRangesWhole(shared) }),
      rows: [
        words.lines.authority({
          opens: formatTime(values.authorityOpens),
          closes: formatTime(values.authorityCloses),
        }),
        words.lines.office({
          office,
          opens: formatTime(opens),
          closes: formatTime(closes),
          season,
        }),
        words.lines.shared({ hours, office, season, shared }),
      ],
      drawing: <Week office={office} overlap={overlap} />,
      tables: [
        {
          ...words.tables.week,
          rows: SHORT_WEEKDAYS.map((name, day) => [
            name,
            ...[overlap.here, overlap.there, overlap.both].map(
              (all) => formatSpans(all.filter((span) => span.day === day)) || words.none,
            ),
          ]),
        },
        {
          ...words.tables.offices,
          rows: OFFICES.map((each) => {
            const overlaps = SEASONS.map((name) =>
              computeOverlap(each, each.hours, name, authorityHours),
            )
            const weekly = overlaps.map(({ weeklyMinutes }) => toHours(weeklyMinutes))
            return [
              getOfficeName(each.id),
              ...overlaps.map(({ both }) => formatSpans(both) || words.none),
              [...new Set(weekly)].join(' / '),
            ]
          }),
        },
      ],
    }
  },
})

/** Prevents line breaks within each range and before its unit, but not between ranges. */
const keepRangesWhole = (text: string) =>
  text.replaceAll('–', '–\u2060').replaceAll(' UTC', '\u00a0UTC')

/** @returns distinct spans such as `09:00–13:00, 14:00–24:00` */
function formatSpans(spans: readonly Span[]): string {
  const texts = spans.map(({ fromMin, toMin }) => {
    const end = toMin === MINUTES_PER_DAY ? '24:00' : formatTime(toMin)
    return `${formatTime(fromMin)}–${end}`
  })
  return [...new Set(texts)].join(', ')
}
