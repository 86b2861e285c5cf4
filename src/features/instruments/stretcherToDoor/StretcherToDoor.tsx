import { stretcherToDoor as copy } from '#content/instruments/stretcherToDoor.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import {
  LENGTH_RANGE_CM,
  OPENINGS,
  type OpeningId,
  type Passage,
  checkOpenings,
  WIDTH_RANGE_CM,
} from './model.ts'
import { Turns } from './Turns.tsx'

const RULES = {
  length: { kind: 'number', ...LENGTH_RANGE_CM },
  width: { kind: 'number', ...WIDTH_RANGE_CM },
} as const
const getRules = () => RULES

const EXAMPLE = { length: '190', width: '56' }

export default function StretcherToDoor() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const stretcher = { lengthCm: values.length, widthCm: values.width }
  const passages = checkOpenings(stretcher)
  const getVerdict = ({ isWideEnough, isLevel }: Passage) => {
    if (!isWideEnough) return copy.tooWide
    return isLevel === undefined ? copy.notKnown : isLevel ? copy.level : copy.notLevel
  }
  const verdicts = passages.map(getVerdict)
  const level = passages.filter(({ isLevel }) => isLevel).length
  const known = passages.filter(({ isLevel }) => isLevel !== undefined).length
  const total = known < OPENINGS.length ? `${known} ${copy.answer.known}` : `${known}`
  const formatCm = (width: number | undefined) => (width === undefined ? '–' : `${width}`)
  const getOpeningName = (id: OpeningId) =>
    `${copy.openings[id].aircraft} ${copy.openings[id].entry}`
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
        ...OPENINGS.map(({ id }, index) => `${getOpeningName(id).padEnd(35)}${verdicts[index]}`),
      ]}
      drawing={<Turns stretcher={stretcher} passages={passages} verdicts={verdicts} />}
      tables={
        <InstrumentTable
          {...copy.table}
          rows={OPENINGS.map(({ id, widthCm, heightCm, cabinCm }, index) => [
            getOpeningName(id),
            formatCm(widthCm),
            formatCm(heightCm),
            formatCm(cabinCm),
            formatCm(passages[index]?.needsCm),
            verdicts[index] ?? '',
          ])}
        />
      }
    />
  )
}
