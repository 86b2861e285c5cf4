import { stretcherToDoor as copy } from '#content/instruments/stretcherToDoor.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import { checkOpenings, LENGTH_RANGE_CM, type Passage, WIDTH_RANGE_CM } from './model.ts'
import { describePassage, Turns } from './Turns.tsx'

const RULES = {
  length: { kind: 'number', ...LENGTH_RANGE_CM },
  width: { kind: 'number', ...WIDTH_RANGE_CM },
} as const
const getRules = () => RULES

const EXAMPLE = { length: '190', width: '56' }

export function StretcherToDoor() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const stretcher = { lengthCm: values.length, widthCm: values.width }
  const passages = checkOpenings(stretcher)
  const level = passages.filter(({ isLevel }) => isLevel).length
  const known = passages.filter(({ isLevel }) => isLevel !== undefined).length
  const total = known < passages.length ? `${known} ${copy.answer.known}` : `${known}`
  const getName = ({ id }: Passage) => `${copy.openings[id].aircraft} ${copy.openings[id].entry}`
  return (
    <InstrumentBand
      copy={copy}
      layout="belowFew"
      service="air-ambulance-flights"
      state={state}
      answer={{
        figure: `${level} ${copy.answer.of} ${total}`,
        remark: copy.answer.openings,
      }}
      lines={[
        `${values.length} × ${values.width} cm`,
        ...passages.map((passage) => getName(passage).padEnd(35) + describePassage(passage)),
      ]}
      drawing={<Turns stretcher={stretcher} passages={passages} />}
      tables={
        <InstrumentTable
          {...copy.table}
          rows={passages.map((passage) => [
            getName(passage),
            passage.widthCm,
            passage.heightCm,
            passage.cabinCm,
            passage.needsCm,
            describePassage(passage),
          ])}
        />
      }
    />
  )
}
