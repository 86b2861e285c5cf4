import { words } from './instrumentWords.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { choice, time } from '#services/instrument/inputs.ts'
import { computeOverlap, groupByEqualHours, type Span } from './model.ts'
import { createHours, OFFICES, type OfficeId } from './offices.ts'
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
  },
  example: { office: 'london', season: 'winter', opens: '09:00', closes: '17:00' },
  presets({ office }) {
    if (!office) return {}
    const { openMin, closeMin } = getOffice(office).hours
    return { opens: formatMinutes(openMin), closes: formatMinutes(closeMin) }
  },
  result(values) {
    const { season, opens, closes } = values
    const office = getOfficeName(values.office)
    const overlap = computeOverlap(getOffice(values.office), createHours(opens, closes), season)
    const figure = `${toHours(overlap.weeklyMinutes)} ${words.hours}`
    // Shared hours, for example `Mon–Thu, 09:00–13:00 UTC`.
    const shared = groupByEqualHours(overlap.both)
      .map(({ fromDay, toDay, spans }) => {
        const range = fromDay === toDay ? [fromDay] : [fromDay, toDay]
        return `${range.map((day) => words.days[day]).join('–')}, ${formatSpans(spans)} ${words.utc}`
      })
      .join('; ')
    const seasonName = words.fields.season.options[season].toLowerCase()
    const when = shared ? preventBreaks(shared) : words.answer.none
    return {
      answer: {
        figure,
        remark: `${words.answer.shared} ${office} ${words.answer.in} ${seasonName}: ${when}`,
      },
      rows: [
        `OKKK - ${office.toUpperCase()} ${formatMinutes(opens)}–${formatMinutes(closes)} ${words.local}, ${seasonName}`,
        shared ? `${shared} (${figure} ${words.aWeek})` : words.answer.none,
      ],
      drawing: <Week office={office} overlap={overlap} />,
      tables: [
        {
          ...words.tables.week,
          rows: words.days.map((name, day) => [
            name,
            ...[overlap.here, overlap.there, overlap.both].map(
              (all) => formatSpans(all.filter((span) => span.day === day)) || words.none,
            ),
          ]),
        },
        {
          ...words.tables.offices,
          rows: OFFICES.map((each) => {
            const overlaps = SEASONS.map((name) => computeOverlap(each, each.hours, name))
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

/** Prevents line breaks within a range and before its unit. */
const preventBreaks = (text: string) =>
  text.replaceAll('–', '–\u2060').replaceAll(' UTC', '\u00a0UTC')

const formatMinutes = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** @returns distinct spans such as `09:00–13:00, 14:00–15:00` */
function formatSpans(spans: readonly Span[]): string {
  const texts = spans.map(
    ({ fromMin, toMin }) => `${formatMinutes(fromMin)}–${formatMinutes(toMin)}`,
  )
  return [...new Set(texts)].join(', ')
}
