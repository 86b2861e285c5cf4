import { willItFit as copy } from '#content/instruments/willItFit.ts'
import { formatNumber } from '#lib/formatNumber.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { type DoorVerdict, checkFit, LENGTH_RANGE_CM, MASS_RANGE_KG, type UldFit } from './model.ts'
import { Plans } from './Plans.tsx'
import { describeDoor, describeUld } from './verdicts.ts'

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

export function WillItFit() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const { length, width, height, mass } = values
  const { ulds, doors } = checkFit({
    lengthCm: length,
    widthCm: width,
    heightCm: height,
    massKg: mass,
    isUpright: values.upright,
  })
  const bases = ulds.filter(({ isFitting }) => isFitting).length
  const tested = ulds.filter(({ usable }) => usable).length
  const countDoors = (wanted: DoorVerdict) =>
    doors.filter(({ verdict }) => verdict === wanted).length
  const { answer } = copy
  const turns = countDoors('turn') > 0 && answer.turn.replace('%s', `${countDoors('turn')}`)
  const doorRemark = `${countDoors('yes')} ${answer.of} ${doors.length} ${answer.doors}`
  const formatDecks = (uld: UldFit) =>
    describeUld(uld)
      .map(({ text }) => text)
      .join('; ')
  const formatSides = (sides: readonly number[] | undefined) => sides?.join('\u00a0×\u00a0')
  const formatKg = (limit: number | undefined) => limit && formatNumber(limit)
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
        ...ulds.map((uld) => copy.uldNames[uld.id].padEnd(15) + formatDecks(uld)),
        ...doors.map((door) => door.id.padEnd(15) + describeDoor(door).text),
      ]}
      drawing={<Plans ulds={ulds} doors={doors} />}
      tables={
        <>
          <InstrumentTable
            {...copy.tables.ulds}
            rows={ulds.map((uld) => [
              copy.uldNames[uld.id],
              formatSides(uld.base),
              formatSides(uld.usable),
              uld.tareKg,
              formatKg(uld.grossKg.lower),
              formatKg(uld.grossKg.main),
              formatDecks(uld),
            ])}
          />
          <InstrumentTable
            {...copy.tables.doors}
            rows={doors.map((door) => [
              door.id,
              door.widthCm,
              door.heightCm,
              describeDoor(door).text,
            ])}
          />
        </>
      }
    />
  )
}
