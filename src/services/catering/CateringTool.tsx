import { toolWords } from './toolWords.ts'
import { formatNumber, preventBreaks } from '#lib/format.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { number, optional, wholeNumber } from '#toolHost/inputs.ts'
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

export const CateringTool = defineTool({
  words: toolWords,
  service: 'catering',
  inputs: { trays: wholeNumber(TRAYS_RANGE), width: side, depth: side, height: side },
  example: {
    trays: formatNumber(EXAMPLE.trays),
    width: formatNumber(EXAMPLE.widthMm),
    depth: formatNumber(EXAMPLE.depthMm),
    height: formatNumber(EXAMPLE.heightMm),
  },
  fromFlight: ({ passengers }) => ({ trays: `${passengers}` }),
  result({ trays, width, depth, height }) {
    const { places, ...load } = countTrolleys(trays)
    const forTrays = { load: toolWords.load(load.full, load.half), places, trays }
    const bay = {
      widthMm: width ?? undefined,
      depthMm: depth ?? undefined,
      heightMm: height ?? undefined,
    }
    const fits = fitIntoBay(bay)
    const trolleys: readonly PossibleFit[] = fits ?? TROLLEYS
    const view = fits && viewLoad(load, fits)
    const fitRows =
      fits?.map((fit) => [toolWords.trolleys[fit.id], describeFit(fit) ?? ''] as const) ?? []
    return {
      answer: toolWords.answer({
        ...forTrays,
        ...(view && view.columns.outside > 0 && { outside: preventBreaks(view.contents.outside) }),
        isBayIncomplete: !fits && [width, depth, height].some((mm) => mm !== null),
      }),
      rows: [
        toolWords.lines.load(forTrays),
        ...(fits ? [toolWords.lines.bay(`${width} × ${depth} × ${height}`), ...fitRows] : []),
      ],
      drawing: <TrolleyDrawing bay={bay} trolleys={trolleys} load={view} />,
      tables: [
        {
          ...toolWords.table,
          rows: trolleys.map((trolley) => [
            toolWords.trolleys[trolley.id],
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

function viewLoad(load: Load, fits: readonly Fit[]): LoadView {
  const { columns, ...inside } = loadBay(load, fits)
  const outside = { full: load.full - inside.full, half: load.half - inside.half }
  return {
    columns: { inside: columns, outside: Math.min(outside.full, 1) + Math.min(outside.half, 1) },
    contents: {
      inside: toolWords.load(inside.full, inside.half),
      outside: toolWords.load(outside.full, outside.half),
    },
  }
}
