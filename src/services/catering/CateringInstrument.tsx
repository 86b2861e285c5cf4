import { words } from './instrumentWords.ts'
import { formatNumber, preventBreaks } from '#lib/format.ts'
import { defineInstrument } from '#instrument/defineInstrument.tsx'
import { number, optional, wholeNumber } from '#instrument/inputs.ts'
import {
  BAY_RANGE_MM,
  countTrolleys,
  EXAMPLE,
  type Fit,
  fitIntoBay,
  type Load,
  loadBay,
  type PossibleFit,
  TRAYS_RANGE,
  TROLLEYS,
} from './model.ts'
import { describeFit, type LoadView, TrolleyDrawing } from './TrolleyDrawing.tsx'

const side = optional(number(BAY_RANGE_MM))

export const CateringInstrument = defineInstrument({
  words,
  service: 'catering',
  inputs: { trays: wholeNumber(TRAYS_RANGE), width: side, depth: side, height: side },
  example: {
    trays: formatNumber(EXAMPLE.trays),
    width: formatNumber(EXAMPLE.widthMm),
    depth: formatNumber(EXAMPLE.depthMm),
    height: formatNumber(EXAMPLE.heightMm),
  },
  result({ trays, width, depth, height }) {
    const { places, ...load } = countTrolleys(trays)
    const forTrays = { load: words.load(load.full, load.half), places, trays }
    const bay = {
      widthMm: width ?? undefined,
      depthMm: depth ?? undefined,
      heightMm: height ?? undefined,
    }
    const fits = fitIntoBay(bay)
    const trolleys: readonly PossibleFit[] = fits ?? TROLLEYS
    const view = fits && viewLoad(load, fits)
    const fitRows =
      fits?.map((fit) => [words.trolleys[fit.id], describeFit(fit) ?? ''] as const) ?? []
    return {
      answer: words.answer({
        ...forTrays,
        ...(view && view.columns.outside > 0 && { outside: preventBreaks(view.contents.outside) }),
        isBayIncomplete: !fits && [width, depth, height].some((mm) => mm !== null),
      }),
      rows: [
        words.lines.load(forTrays),
        ...(fits ? [words.lines.bay(`${width} × ${depth} × ${height}`), ...fitRows] : []),
      ],
      drawing: <TrolleyDrawing bay={bay} trolleys={trolleys} load={view} />,
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

/** Splits a load into the trolleys that go into the bay and one of each kind that does not. */
function viewLoad(load: Load, fits: readonly Fit[]): LoadView {
  const { columns, ...inside } = loadBay(load, fits)
  const outside = { full: load.full - inside.full, half: load.half - inside.half }
  return {
    columns: { inside: columns, outside: Math.min(outside.full, 1) + Math.min(outside.half, 1) },
    contents: {
      inside: words.load(inside.full, inside.half),
      outside: words.load(outside.full, outside.half),
    },
  }
}
