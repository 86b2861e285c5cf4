import { officeOverlap as copy } from '#content/instruments/officeOverlap.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentField } from '../frame/InstrumentField.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import type { Texts } from '../frame/rules.ts'
import { useInstrument } from '../frame/useInstrument.ts'
import { byEqualHours, overlapWith, type Span } from './model.ts'
import { hoursFrom, OFFICES, type Office, type OfficeId } from './offices.ts'
import { hoursOf, Week } from './Week.tsx'

const RULES = {
  office: { kind: 'choice', options: OFFICES.map(({ id }) => id) },
  season: { kind: 'choice', options: ['winter', 'summer'] },
  opens: { kind: 'time' },
  closes: { kind: 'time' },
} as const
const rulesFor = () => RULES

function openingHours({ office }: { office?: string }) {
  if (office === undefined) return {}
  const { openMin, closeMin } = officeOf(office).hours
  return { opens: time(openMin), closes: time(closeMin) }
}

const EXAMPLE: Texts<typeof RULES> = {
  office: 'london',
  season: 'winter',
  opens: '09:00',
  closes: '17:00',
}

export default function OfficeOverlap() {
  const { root, state, values, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
    implied: openingHours,
  })
  const office = officeOf(values.office)
  const { season } = values
  const nameOf = (id: OfficeId) => copy.fields.office.options[id]
  const overlap = overlapWith(office, hoursFrom(values.opens, values.closes), season)
  const figure = `${hoursOf(overlap.minutesAWeek)} ${copy.hours}`
  // For example `Mon–Thu, 09:00–13:00 UTC`.
  const shared = byEqualHours(overlap.both)
    .map(({ fromDay, toDay, spans }) => {
      const range = fromDay === toDay ? [fromDay] : [fromDay, toDay]
      return `${range.map((day) => copy.days[day]).join('–')}, ${spanTexts(spans)} ${copy.utc}`
    })
    .join('; ')
  const seasonName = copy.fields.season.options[season].toLowerCase()
  const remark = `${copy.answer.shared} ${nameOf(values.office)} ${copy.answer.in} ${seasonName}: ${
    shared ? unbroken(shared) : copy.answer.none
  }`
  const week = copy.days.map((name, day) => [
    name,
    ...[overlap.here, overlap.there, overlap.both].map(
      (all) => spanTexts(all.filter((span) => span.day === day)) || copy.none,
    ),
  ])
  return (
    <InstrumentBand
      copy={copy}
      service="concierge-services"
      ref={root}
      state={state}
      answer={{ figure, remark }}
      lines={[
        `OKKK - ${nameOf(values.office).toUpperCase()} ${time(values.opens)}–${time(values.closes)} ${copy.local}, ${seasonName}`,
        shared ? `${shared} (${figure} ${copy.aWeek})` : copy.answer.none,
      ]}
      inputs={
        <>
          <InstrumentField {...field('office')} />
          <InstrumentField {...field('season')} />
          <InstrumentField {...field('opens')} />
          <InstrumentField {...field('closes')} />
        </>
      }
      drawing={<Week office={nameOf(values.office)} overlap={overlap} />}
      tables={
        <>
          <InstrumentTable {...copy.tables.week} rows={week} />
          <InstrumentTable
            {...copy.tables.offices}
            rows={OFFICES.map((each) => {
              const [winter, summer] = (['winter', 'summer'] as const).map((when) =>
                overlapWith(each, each.hours, when),
              )
              const weekly = [winter, summer].map((one) => hoursOf(one?.minutesAWeek ?? 0))
              return [
                nameOf(each.id),
                ...[winter, summer].map((one) => spanTexts(one?.both ?? []) || copy.none),
                [...new Set(weekly)].join(' / '),
              ]
            })}
          />
        </>
      }
    />
  )
}

function officeOf(id: string): Office {
  return OFFICES.find((office) => office.id === id) ?? OFFICES[0]
}

/** Prevents line breaks within a range and before its unit. */
const unbroken = (text: string) => text.replaceAll('–', '–\u2060').replaceAll(' UTC', '\u00a0UTC')

const time = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** @returns distinct spans such as `09:00–13:00, 14:00–15:00` */
function spanTexts(spans: readonly Span[]): string {
  const texts = spans.map(({ fromMin, toMin }) => `${time(fromMin)}–${time(toMin)}`)
  return [...new Set(texts)].join(', ')
}
