import { toolWords } from './toolWords.ts'
import { formatNumber } from '#lib/format.ts'
import { defineTool } from '#toolHost/defineTool.tsx'
import { checkbox, number } from '#toolHost/inputs.ts'
import {
  checkFit,
  type DoorVerdict,
  EXAMPLE,
  LENGTH_RANGE_CM,
  MASS_RANGE_KG,
  type UldFit,
} from './model.ts'
import { describeDoor, describeUld, CargoDrawing } from './CargoDrawing.tsx'

export const CargoFlightsTool = defineTool({
  words: toolWords,
  service: 'cargo-flights',
  layout: 'below',
  inputs: {
    length: number(LENGTH_RANGE_CM),
    width: number(LENGTH_RANGE_CM),
    height: number(LENGTH_RANGE_CM),
    mass: number(MASS_RANGE_KG),
    upright: checkbox(),
  },
  example: {
    length: formatNumber(EXAMPLE.lengthCm),
    width: formatNumber(EXAMPLE.widthCm),
    height: formatNumber(EXAMPLE.heightCm),
    mass: formatNumber(EXAMPLE.massKg),
    upright: EXAMPLE.isUpright ? 'yes' : '',
  },
  result({ length, width, height, mass, upright }) {
    const { ulds, doors, exceedsPallets } = checkFit({
      lengthCm: length,
      widthCm: width,
      heightCm: height,
      massKg: mass,
      isUpright: upright,
    })
    const countDoors = (wanted: DoorVerdict) =>
      doors.filter(({ verdict }) => verdict === wanted).length
    const formatDecks = (uld: UldFit) =>
      describeUld(uld)
        .map(({ text }) => text)
        .join('; ')
    const formatSides = (sides: readonly number[] | undefined) => sides?.join('\u00a0×\u00a0')
    const piece = toolWords.piece({
      sizeCm: [length, width, height].join('\u00a0×\u00a0'),
      massKg: formatNumber(mass),
      isUpright: upright,
    })
    const formatKg = (limit: number | undefined) => limit && formatNumber(limit)
    return {
      answer: toolWords.answer({
        exceedsPallets,
        pallets: {
          fitting: ulds.filter(({ isFitting }) => isFitting).length,
          tested: ulds.filter(({ usable }) => usable).length,
        },
        doors: {
          passing: countDoors('yes'),
          turning: countDoors('turn'),
          tested: doors.length,
        },
      }),
      rows: [
        piece,
        ...ulds.map((uld) => [toolWords.uldNames[uld.id], formatDecks(uld)] as const),
        ...doors.map((door) => [door.id, describeDoor(door).text] as const),
      ],
      drawing: <CargoDrawing ulds={ulds} doors={doors} />,
      tables: [
        {
          ...toolWords.tables.ulds,
          caption: toolWords.tables.ulds.caption(piece),
          rows: ulds.map((uld) => [
            toolWords.uldNames[uld.id],
            formatSides(uld.base),
            formatSides(uld.usable),
            uld.tareKg,
            formatKg(uld.grossKg.lower),
            formatKg(uld.grossKg.main),
            formatDecks(uld),
          ]),
        },
        {
          ...toolWords.tables.doors,
          rows: doors.map((door) => [
            door.id,
            door.widthCm,
            door.heightCm,
            formatKg(door.positionKg),
            describeDoor(door).text,
          ]),
        },
      ],
    }
  },
})
