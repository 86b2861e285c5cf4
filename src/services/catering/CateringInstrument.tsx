import { words } from './instrumentWords.ts'
import { preventBreaks } from '#lib/format.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { number, optional, wholeNumber } from '#services/instrument/inputs.ts'
import {
  BAY_RANGE_MM,
  countTrolleys,
  type Fit,
  fitIntoBay,
  type Load,
  loadBay,
  type PossibleFit,
  TRAYS_RANGE,
  TROLLEYS,
} from './model.ts'
import { describeFit, type LoadView, Views } from './Views.tsx'

const side = optional(number(BAY_RANGE_MM))

/** Calculates the trolleys for a number of trays, and which of them fit a galley bay. */
export const CateringInstrument = defineInstrument({
  words,
  service: 'catering',
  inputs: { trays: wholeNumber(TRAYS_RANGE), width: side, depth: side, height: side },
  // The bay takes four full ATLAS trolleys, and KSSU protrudes from it.
  example: { trays: '120', width: '1,240', depth: '820', height: '1,040' },
  result({ trays, width, depth, height }) {
    const { places, ...load } = countTrolleys(trays)
    const bay = {
      widthMm: width ?? undefined,
      depthMm: depth ?? undefined,
      heightMm: height ?? undefined,
    }
    const fits = fitIntoBay(bay)
    const trolleys: readonly PossibleFit[] = fits ?? TROLLEYS
    const { answer } = words
    const amount = `${trays} ${trays === 1 ? answer.tray : answer.trays}`
    const figure = loadText(load)
    const view = fits && viewLoad(load, fits)
    const remark = `ATLAS: ${places} ${answer.places} ${amount}`
    const fitRows =
      fits?.map((fit) => [words.trolleys[fit.id], describeFit(fit) ?? ''] as const) ?? []
    return {
      answer: {
        figure,
        remark: view
          ? `${remark}; ${words.outside}: ${preventBreaks(view.contents.outside)}`
          : remark,
      },
      rows: [
        `${amount}: ${figure} ATLAS, ${places} ${answer.places} ${trays}`,
        ...(fits ? [`${words.bay} ${width} × ${depth} × ${height} mm`, ...fitRows] : []),
      ],
      drawing: <Views bay={bay} trolleys={trolleys} load={view} />,
      tables: [
        {
          ...words.table,
          rows: trolleys.map((trolley) => [
            words.trolleys[trolley.id],
            trolley.widthMm,
            trolley.depthMm,
            trolley.heightMm,
            trolley.trays,
            describeFit(trolley),
          ]),
        },
      ],
    }
  },
})

/** @returns a load such as `4 full + 1 half` */
const loadText = ({ full, half }: Load) =>
  [full > 0 && `${full} ${words.answer.full}`, half > 0 && `${half} ${words.answer.half}`]
    .filter(Boolean)
    .join(' + ') || words.none

/** Splits a load into the trolleys that go into the bay and one of each kind that does not. */
function viewLoad(load: Load, fits: readonly Fit[]): LoadView {
  const { columns, ...inside } = loadBay(load, fits)
  const outside = { full: load.full - inside.full, half: load.half - inside.half }
  return {
    columns: { inside: columns, outside: Math.min(outside.full, 1) + Math.min(outside.half, 1) },
    contents: { inside: loadText(inside), outside: loadText(outside) },
  }
}
