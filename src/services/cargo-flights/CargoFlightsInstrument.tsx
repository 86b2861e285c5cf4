import { words } from './instrumentWords.ts'
import { formatNumber } from '#lib/format.ts'
import { defineInstrument } from '#instrument/defineInstrument.tsx'
import { checkbox, number } from '#instrument/inputs.ts'
import {
  checkFit,
  type DoorVerdict,
  EXAMPLE,
  LENGTH_RANGE_CM,
  MASS_RANGE_KG,
  type UldFit,
} from './model.ts'
import { describeDoor, describeUld, CargoDrawing } from './CargoDrawing.tsx'

export const CargoFlightsInstrument = defineInstrument({
  words,
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
    const piece = words.piece({
      sizeCm: [length, width, height].join('\u00a0×\u00a0'),
      massKg: formatNumber(mass),
      isUpright: upright,
    })
    const formatKg = (limit: number | undefined) => limit && formatNumber(limit)
    return {
      answer: words.answer({
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
        ...ulds.map((uld) => [words.uldNames[uld.id], formatDecks(uld)] as const),
        ...doors.map((door) => [door.id, describeDoor(door).text] as const),
      ],
      drawing: <CargoDrawing ulds={ulds} doors={doors} />,
      tables: [
        {
          ...words.tables.ulds,
          caption: words.tables.ulds.caption(piece),
          rows: ulds.map((uld) => [
            words.uldNames[uld.id],
            formatSides(uld.base),
            formatSides(uld.usable),
            uld.tareKg,
            formatKg(uld.grossKg.lower),
            formatKg(uld.grossKg.main),
            formatDecks(uld),
          ]),
        },
        {
          ...words.tables.doors,
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
