import { willItFit as copy } from '#content/instruments/willItFit.ts'
import { formatNumber } from '#lib/formatNumber.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { DOORS, ULDS } from './devices.ts'
import { type DoorVerdict, checkFit, LENGTH_RANGE_CM, MASS_RANGE_KG, type UldFit } from './model.ts'
import { Plans } from './Plans.tsx'

const SIDE = { kind: 'number', ...LENGTH_RANGE_CM } as const
const RULES = {
  length: SIDE,
  width: SIDE,
  height: SIDE,
  mass: { kind: 'number', ...MASS_RANGE_KG },
  upright: { kind: 'box' },
} as const
const getRules = () => RULES

const EXAMPLE = {
  length: '280',
  width: '200',
  height: '235',
  mass: '1,500',
  upright: 'yes',
}

export default function WillItFit() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const { length, width, height, mass } = values
  const report = checkFit({
    lengthCm: length,
    widthCm: width,
    heightCm: height,
    massKg: mass,
    isUpright: values.upright,
  })
  const getVerdicts = ({ isFitting, decks }: UldFit) => {
    if (isFitting === undefined) return [copy.notTested]
    if (decks.length === 0) return [copy.tooLarge]
    return decks.map(({ deck, verdict }) => copy.decks[deck][verdict])
  }
  const verdicts = {
    ulds: report.ulds.map(getVerdicts),
    doors: report.doors.map(({ verdict }) => copy.doors[verdict]),
  }
  const bases = report.ulds.filter(({ isFitting }) => isFitting).length
  const tested = ULDS.filter(({ usable }) => usable).length
  const countDoors = (wanted: DoorVerdict) =>
    report.doors.filter(({ verdict }) => verdict === wanted).length
  const { answer } = copy
  const turns = countDoors('turn') > 0 && answer.turn.replace('%s', `${countDoors('turn')}`)
  const doorRemark = `${countDoors('yes')} ${answer.of} ${DOORS.length} ${answer.doors}`
  const formatSides = (sides: readonly number[] | undefined) => sides?.join('\u00a0×\u00a0') ?? '–'
  const formatKg = (limit: number | undefined) => (limit === undefined ? '–' : formatNumber(limit))
  return (
    <InstrumentBand
      copy={copy}
      layout="below"
      service="cargo-flights"
      state={state}
      answer={{
        figure: `${bases} ${answer.of} ${tested}`,
        remark: [answer.bases, doorRemark, turns].filter(Boolean).join(', '),
      }}
      lines={[
        `${[length, width, height].join(' × ')} cm, ${formatNumber(mass)} kg${values.upright ? `, ${copy.fields.upright.label.toLowerCase()}` : ''}`,
        ...ULDS.map(
          ({ id }, row) => `${copy.uldNames[id].padEnd(15)}${verdicts.ulds[row]?.join('; ')}`,
        ),
        ...DOORS.map(({ id }, row) => `${id.padEnd(15)}${verdicts.doors[row]}`),
      ]}
      drawing={<Plans report={report} verdicts={verdicts} />}
      tables={
        <>
          <InstrumentTable
            {...copy.tables.ulds}
            rows={ULDS.map(({ id, base, usable, tareKg, grossKg }, row) => [
              copy.uldNames[id],
              formatSides(base),
              formatSides(usable),
              `${tareKg}`,
              formatKg(grossKg.lower),
              formatKg(grossKg.main),
              verdicts.ulds[row]?.join('; ') ?? '',
            ])}
          />
          <InstrumentTable
            {...copy.tables.doors}
            rows={DOORS.map(({ id, widthCm, heightCm }, row) => [
              id,
              `${widthCm}`,
              `${heightCm}`,
              verdicts.doors[row] ?? '',
            ])}
          />
        </>
      }
    />
  )
}
