import { words } from './instrumentWords.ts'
import { defineInstrument } from '#services/instrument/defineInstrument.tsx'
import { number } from '#services/instrument/inputs.ts'
import { checkOpenings, LENGTH_RANGE_CM, type Passage, WIDTH_RANGE_CM } from './model.ts'
import { describePassage, Turns } from './Turns.tsx'

export const AirAmbulanceFlightsInstrument = defineInstrument({
  words,
  service: 'air-ambulance-flights',
  layout: 'belowFew',
  inputs: { length: number(LENGTH_RANGE_CM), width: number(WIDTH_RANGE_CM) },
  example: { length: '190', width: '56' },
  result({ length, width }) {
    const stretcher = { lengthCm: length, widthCm: width }
    const passages = checkOpenings(stretcher)
    const level = passages.filter(({ isLevel }) => isLevel).length
    const getName = ({ id }: Passage) =>
      `${words.openings[id].aircraft} ${words.openings[id].entry}`
    return {
      answer: words.answer(level, passages.length),
      rows: [
        `${length} × ${width} cm`,
        ...passages.map((passage) => [getName(passage), describePassage(passage)] as const),
      ],
      drawing: <Turns stretcher={stretcher} passages={passages} />,
      tables: [
        {
          ...words.table,
          rows: passages.map((passage) => [
            getName(passage),
            passage.widthCm,
            passage.heightCm,
            passage.cabinCm,
            passage.needsCm,
            describePassage(passage),
          ]),
        },
      ],
    }
  },
})
