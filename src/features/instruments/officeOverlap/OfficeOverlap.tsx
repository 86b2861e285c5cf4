import { officeOverlap as copy } from '#content/instruments/officeOverlap.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { groupByEqualHours, computeOverlap, type Span } from './model.ts'
import { createHours, OFFICES, type Office, type OfficeId } from './offices.ts'
import { toHours, Week } from './Week.tsx'

const RULES = {
  office: { kind: 'choice', options: OFFICES.map(({ id }) => id) },
  season: { kind: 'choice', options: ['winter', 'summer'] },
  opens: { kind: 'time' },
  closes: { kind: 'time' },
} as const
const getRules = () => RULES

function getOpeningHours({ office }: { office?: string }) {
  if (office === undefined) return {}
  const { openMin, closeMin } = findOffice(office).hours
  return { opens: formatMinutes(openMin), closes: formatMinutes(closeMin) }
}

const EXAMPLE = {
  office: 'london',
  season: 'winter',
  opens: '09:00',
  closes: '17:00',
}

export function OfficeOverlap() {
  const { state, values } = useInstrument({
    getRules,
    example: EXAMPLE,
    fields: copy.fields,
    implied: getOpeningHours,
  })
  const office = findOffice(values.office)
  const { season } = values
  const getOfficeName = (id: OfficeId) => copy.fields.office.options[id]
  const overlap = computeOverlap(office, createHours(values.opens, values.closes), season)
  const figure = `${toHours(overlap.weeklyMinutes)} ${copy.hours}`
  // Shared hours, for example `Mon–Thu, 09:00–13:00 UTC`.
  const shared = groupByEqualHours(overlap.both)
    .map(({ fromDay, toDay, spans }) => {
      const range = fromDay === toDay ? [fromDay] : [fromDay, toDay]
      return `${range.map((day) => copy.days[day]).join('–')}, ${formatSpans(spans)} ${copy.utc}`
    })
    .join('; ')
  const seasonName = copy.fields.season.options[season].toLowerCase()
  const remark = `${copy.answer.shared} ${getOfficeName(values.office)} ${copy.answer.in} ${seasonName}: ${
    shared ? preventBreaks(shared) : copy.answer.none
  }`
  const week = copy.days.map((name, day) => [
    name,
    ...[overlap.here, overlap.there, overlap.both].map(
      (all) => formatSpans(all.filter((span) => span.day === day)) || copy.none,
    ),
  ])
  return (
    <InstrumentBand
      copy={copy}
      service="concierge-services"
      state={state}
      answer={{ figure, remark }}
      lines={[
        `OKKK - ${getOfficeName(values.office).toUpperCase()} ${formatMinutes(values.opens)}–${formatMinutes(values.closes)} ${copy.local}, ${seasonName}`,
        shared ? `${shared} (${figure} ${copy.aWeek})` : copy.answer.none,
      ]}
      drawing={<Week office={getOfficeName(values.office)} overlap={overlap} />}
      tables={
        <>
          <InstrumentTable {...copy.tables.week} rows={week} />
          <InstrumentTable
            {...copy.tables.offices}
            rows={OFFICES.map((each) => {
              const [winter, summer] = (['winter', 'summer'] as const).map((when) =>
                computeOverlap(each, each.hours, when),
              )
              const weekly = [winter, summer].map((one) => toHours(one?.weeklyMinutes ?? 0))
              return [
                getOfficeName(each.id),
                ...[winter, summer].map((one) => formatSpans(one?.both ?? []) || copy.none),
                [...new Set(weekly)].join(' / '),
              ]
            })}
          />
        </>
      }
    />
  )
}

function findOffice(id: string): Office {
  return OFFICES.find((office) => office.id === id) ?? OFFICES[0]
}

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
