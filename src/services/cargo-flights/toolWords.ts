type Counts = {
  exceedsPallets: boolean
  pallets: { fitting: number; tested: number }
  /** Numbers of doors. `turning`: the piece passes only if it can be turned; `passing` does not count these. */
  doors: { passing: number; turning: number; tested: number }
}
type Piece = { sizeCm: string; massKg: string; isUpright: boolean }

export const toolWords = {
  kicker: 'Pallets and doors',
  title: 'Will it fit?',
  promise: 'The size and mass of a piece against common pallets and main-deck doors of freighters.',
  drawing: {
    title: 'The piece against pallets and doors',
    description:
      'Pallet bases from above and main-deck doors from the front, to one scale, with the piece on each: highlighted where it fits, and hatched where it fits most tightly.',
  },
  fields: {
    length: { label: 'Length', unit: 'cm' },
    width: { label: 'Width', unit: 'cm' },
    height: { label: 'Height', unit: 'cm' },
    mass: { label: 'Mass', unit: 'kg' },
    upright: { label: 'Keep upright' },
  },
  answer({ pallets, exceedsPallets, doors: { passing, turning, tested } }: Counts) {
    const which = passing > 0 ? `, ${turning} of them` : ','
    const turn = turning > 0 ? `${which} if it can be turned` : ''
    const doors = `Passes ${passing + turning} of ${tested} main-deck doors${turn}.`
    if (passing + turning === 0) {
      return {
        prefix: 'Passes',
        figure: `0 of ${tested}`,
        remark: 'main-deck doors. Ask for a larger aircraft, or send it in parts.',
      }
    }
    return exceedsPallets
      ? {
          prefix: 'Loaded across',
          figure: 'several pallets',
          remark: `None takes it alone. ${doors}`,
        }
      : {
          prefix: 'Fits',
          figure: `${pallets.fitting} of ${pallets.tested}`,
          remark: `pallets. ${doors}`,
        }
  },
  piece: ({ sizeCm, massKg, isUpright }: Piece) =>
    `${sizeCm} cm, ${massKg} kg${isUpright ? ', keep upright' : ''}`,
  uldNames: {
    AKE: 'AKE',
    PLA: 'PLA',
    PAG: 'PAG, P1P',
    PMC: 'PMC, P6P',
    PGA: 'PGA, P7E',
  },
  decks: {
    lower: {
      yes: 'yes, lower deck',
      high: 'yes, lower deck',
      tooHigh: 'too high for the lower deck',
      tooHeavy: 'too heavy for the lower deck',
    },
    main: {
      yes: 'yes, main deck',
      high: 'yes, main deck of 299 cm',
      tooHigh: 'too high for the main deck',
      tooHeavy: 'too heavy for the main deck',
    },
  },
  tooLarge: 'too large for the base',
  notTested: 'not tested',
  doors: {
    yes: 'yes',
    turn: 'door yes, turn not tested',
    tooHeavy: 'door yes, too heavy for a position',
    no: 'no',
  },
  scale: '1 m',
  key: 'hatched: tightest · dashed: usable · dotted: too large',
  tables: {
    ulds: {
      caption: (piece: string) =>
        `Unit load devices for a piece of ${piece}. Sizes in centimetres, masses in kilograms. A device carries its gross limit less its tare; net and straps come off as well.`,
      heads: ['Device', 'Base', 'Usable', 'Tare', 'Gross, lower', 'Gross, main', 'Takes it'],
    },
    doors: {
      caption:
        'Main-deck doors, in centimetres; 5 cm kept free above and beside the piece. A position’s limit, in kilograms, includes the pallet.',
      heads: ['Main-deck door', 'Width', 'Height', 'Position', 'Takes it'],
    },
  },
  caution:
    'The pallet and the door may belong to different aircraft. Deduct a few centimetres from the loading height for pallet and net. Lower-deck doors, length inside, contour and floor load are not tested. The loadmaster decides.',
  sources: [
    'Devices and loading heights: aircraft-design table 4.6 (heli-air.net) and VRR. Limits vary with aircraft and position; tares are typical.',
    'Doors: avianwing.com (747-400F), FlightGlobal (777F, the smaller of two figures), Journal de l’Aviation (A330P2F), Air Cargo Week (737-800SF).',
    '737-800SF: 9,000 lb a position, pallet included (Journal de l’Aviation, 28 February 2019). We test the height of its door, which is less than the loading height of a main deck.',
    'A piece turns on its way through a side door. Where its longer side and 5 cm exceed the width of the door, the turn is not tested.',
  ],
}
