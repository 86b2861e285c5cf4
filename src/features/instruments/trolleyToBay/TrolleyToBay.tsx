import { trolleyToBay as copy } from '#content/instruments/trolleyToBay.ts'
import { InstrumentBand } from '../frame/InstrumentBand.tsx'
import { InstrumentField } from '../frame/InstrumentField.tsx'
import { InstrumentTable } from '../frame/InstrumentTable.tsx'
import type { Texts } from '../frame/rules.ts'
import { useInstrument } from '../frame/useInstrument.ts'
import { BAY_RANGE_MM, type Fit, fitIntoBay, TRAYS_RANGE, TROLLEYS, trolleysFor } from './model.ts'
import { Views } from './Views.tsx'

const SIDE = { kind: 'number', ...BAY_RANGE_MM, isOptional: true } as const
const RULES = {
  trays: { kind: 'number', ...TRAYS_RANGE, isWhole: true },
  width: SIDE,
  depth: SIDE,
  height: SIDE,
} as const
const rulesFor = () => RULES

const EXAMPLE: Texts<typeof RULES> = { trays: '120', width: '', depth: '', height: '' }
const NAMES = ['trays', 'width', 'depth', 'height'] as const

/** Calculates the trolleys for a number of trays, and which of them fit a galley bay. */
export default function TrolleyToBay() {
  const { root, state, values, field } = useInstrument({
    rulesFor,
    example: EXAMPLE,
    fields: copy.fields,
  })
  const { full, half, places } = trolleysFor(values.trays)
  const bay = {
    widthMm: values.width ?? undefined,
    depthMm: values.depth ?? undefined,
    heightMm: values.height ?? undefined,
  }
  const fits = fitIntoBay(bay)
  const verdictOf = ({ count, protrudingMm }: Fit) => {
    if (count > 0) return `${count} ${copy.fits}`
    return protrudingMm > 0 ? `${protrudingMm} ${copy.protrudes}` : copy.fitsNot
  }
  const verdicts = TROLLEYS.map((_, index) => {
    const fit = fits?.[index]
    return fit ? verdictOf(fit) : copy.notMeasured
  })
  const { answer } = copy
  const load = `${values.trays} ${values.trays === 1 ? answer.tray : answer.trays}`
  const figure = [full > 0 && `${full} ${answer.full}`, half > 0 && `${half} ${answer.half}`]
    .filter(Boolean)
    .join(' + ')
  return (
    <InstrumentBand
      copy={copy}
      service="catering"
      ref={root}
      state={state}
      answer={{
        figure,
        remark: `ATLAS: ${places} ${answer.places} ${load}`,
      }}
      lines={[
        `${load}: ${figure} ATLAS, ${places} ${answer.places} ${values.trays}`,
        ...(fits
          ? [
              `${copy.bay} ${values.width} × ${values.depth} × ${values.height} mm`,
              ...TROLLEYS.map(
                ({ id }, index) => `${copy.trolleys[id].padEnd(12)}${verdicts[index]}`,
              ),
            ]
          : []),
      ]}
      inputs={NAMES.map((name) => <InstrumentField key={name} {...field(name)} />)}
      drawing={
        <Views
          counts={{ atlasFull: full, atlasHalf: half }}
          bay={bay}
          fits={fits}
          verdicts={verdicts}
        />
      }
      tables={
        <InstrumentTable
          {...copy.table}
          rows={TROLLEYS.map(({ id, widthMm, depthMm, heightMm, trays }, index) => [
            copy.trolleys[id],
            `${widthMm}`,
            `${depthMm}`,
            `${heightMm}`,
            trays ? `${trays}` : copy.unknown,
            verdicts[index] ?? '',
          ])}
        />
      }
    />
  )
}
