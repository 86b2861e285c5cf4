import { toolWords } from './toolWords.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { number, optional } from '#toolHost/inputs.ts'
import {
  CABIN_RANGE_CM,
  checkOpenings,
  DOOR_RANGE_CM,
  EXAMPLE,
  LENGTH_RANGE_CM,
  type Passage,
  WIDTH_RANGE_CM,
} from './model.ts'
import { StretcherDrawing } from './StretcherDrawing.tsx'

export const AirAmbulanceFlightsTool = defineTool({
  words: toolWords,
  service: 'air-ambulance-flights',
  layout: 'below',
  inputs: {
    length: number(LENGTH_RANGE_CM),
    width: number(WIDTH_RANGE_CM),
    door: optional(number(DOOR_RANGE_CM)),
    cabin: optional(number(CABIN_RANGE_CM)),
  },
  example: {
    length: `${EXAMPLE.lengthCm}`,
    width: `${EXAMPLE.widthCm}`,
    door: '',
    cabin: '',
  },
  result({ length, width, door, cabin }) {
    const size = `${length}\u00a0×\u00a0${width} cm`
    const stretcher = { lengthCm: length, widthCm: width }
    const aircraft = door === null || cabin === null ? undefined : { widthCm: door, cabinCm: cabin }
    const passages = checkOpenings(stretcher, aircraft)
    const own = passages.find(({ id }) => id === 'own')
    const count = (wanted: Passage['verdict']) =>
      passages.filter(({ verdict }) => verdict === wanted).length
    const getName = ({ id }: Passage) =>
      `${toolWords.openings[id].aircraft} ${toolWords.openings[id].entry}`
    return {
      answer: own
        ? toolWords.ownAnswer({ ...own, verdict: toolWords.verdicts[own.verdict] })
        : toolWords.answer({
            level: count('level'),
            tight: count('tight'),
            openings: passages.length,
            isOwnIncomplete: door !== null || cabin !== null,
          }),
      rows: [
        size,
        ...passages.map(
          (passage) => [getName(passage), toolWords.verdicts[passage.verdict]] as const,
        ),
      ],
      drawing: <StretcherDrawing stretcher={stretcher} passages={passages} />,
      tables: [
        {
          ...toolWords.table,
          caption: toolWords.table.caption(size),
          rows: passages.map((passage) => [
            getName(passage),
            passage.widthCm,
            passage.heightCm,
            passage.cabinCm,
            passage.needsCm,
            toolWords.verdicts[passage.verdict],
          ]),
        },
      ],
    }
  },
})
