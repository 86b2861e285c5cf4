import { trolleyToBay as copy } from '#content/instruments/trolleyToBay.ts'
import { preventBreaks } from '#lib/preventBreaks.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import { useInstrument } from '../frame/useInstrument.ts'
import {
  BAY_RANGE_MM,
  type Fit,
  fitIntoBay,
  type Load,
  loadBay,
  type PossibleFit,
  TRAYS_RANGE,
  TROLLEYS,
  countTrolleys,
} from './model.ts'
import { describeFit, type LoadView, Views } from './Views.tsx'

const SIDE = { kind: 'number', ...BAY_RANGE_MM, isOptional: true } as const
const RULES = {
  trays: { kind: 'number', ...TRAYS_RANGE, isWhole: true },
  width: SIDE,
  depth: SIDE,
  height: SIDE,
} as const
const getRules = () => RULES

/** The bay takes four full ATLAS trolleys, and KSSU protrudes from it. */
const EXAMPLE = {
  trays: '120',
  width: '1,240',
  depth: '820',
  height: '1,040',
}

/** Calculates the trolleys for a number of trays, and which of them fit a galley bay. */
export function TrolleyToBay() {
  const { state, values } = useInstrument({ getRules, example: EXAMPLE, fields: copy.fields })
  const { places, ...load } = countTrolleys(values.trays)
  const bay = {
    widthMm: values.width ?? undefined,
    depthMm: values.depth ?? undefined,
    heightMm: values.height ?? undefined,
  }
  const fits = fitIntoBay(bay)
  const trolleys: readonly PossibleFit[] = fits ?? TROLLEYS
  const { answer } = copy
  const amount = `${values.trays} ${values.trays === 1 ? answer.tray : answer.trays}`
  const figure = loadText(load)
  const view = fits && viewLoad(load, fits)
  const remark = `ATLAS: ${places} ${answer.places} ${amount}`
  return (
    <InstrumentBand
      copy={copy}
      service="catering"
      state={state}
      answer={{
        figure,
        remark: view ? `${remark}; ${copy.outside}: ${preventBreaks(view.words.outside)}` : remark,
      }}
      lines={[
        `${amount}: ${figure} ATLAS, ${places} ${answer.places} ${values.trays}`,
        ...(fits
          ? [
              `${copy.bay} ${values.width} × ${values.depth} × ${values.height} mm`,
              ...fits.map((fit) => copy.trolleys[fit.id].padEnd(12) + describeFit(fit)),
            ]
          : []),
      ]}
      drawing={<Views bay={bay} trolleys={trolleys} load={view} />}
      tables={
        <InstrumentTable
          {...copy.table}
          rows={trolleys.map((trolley) => [
            copy.trolleys[trolley.id],
            trolley.widthMm,
            trolley.depthMm,
            trolley.heightMm,
            trolley.trays,
            describeFit(trolley),
          ])}
        />
      }
    />
  )
}

/** @returns a load such as `4 full + 1 half` */
const loadText = ({ full, half }: Load) =>
  [full > 0 && `${full} ${copy.answer.full}`, half > 0 && `${half} ${copy.answer.half}`]
    .filter(Boolean)
    .join(' + ') || copy.none

/** Splits a load into the trolleys that go into the bay and one of each kind that does not. */
function viewLoad(load: Load, fits: readonly Fit[]): LoadView {
  const { columns, ...inside } = loadBay(load, fits)
  const outside = { full: load.full - inside.full, half: load.half - inside.half }
  return {
    columns: { inside: columns, outside: Math.min(outside.full, 1) + Math.min(outside.half, 1) },
    words: { inside: loadText(inside), outside: loadText(outside) },
  }
}
