/** A load such as `4 full + 1 half`, and the number of trays that it holds. */
type TrolleysForTrays = { load: string; places: number; trays: number }
type BayRemark = { outside?: string; isBayIncomplete: boolean }

const countTrays = (trays: number) => `${trays} ${trays === 1 ? 'tray' : 'trays'}`

export const toolWords = {
  kicker: 'Galley',
  title: 'Trolley to bay',
  promise: 'How many trolleys your trays need, and which of them fit your galley bay.',
  drawing: {
    title: 'Trolleys to scale',
    description:
      'The bay as a dashed outline, from the front with the trolleys that go in, highlighted, and from the side with each of three kinds of trolley, to one scale.',
  },
  fields: {
    trays: { label: 'Trays' },
    width: { label: 'Bay width', unit: 'mm' },
    depth: { label: 'Bay depth', unit: 'mm' },
    height: { label: 'Bay height', unit: 'mm' },
  },
  trolleys: { atlasFull: 'ATLAS full', atlasHalf: 'ATLAS half', kssuFull: 'KSSU full' },
  /** Numbers of ATLAS trolleys, for example `4 full + 1 half`. */
  load: (full: number, half: number) =>
    [full > 0 && `${full} full`, half > 0 && `${half} half`].filter(Boolean).join(' + ') || 'none',
  answer: ({ load, places, trays, ...bay }: TrolleysForTrays & BayRemark) => ({
    figure: load,
    remark: `ATLAS trolleys, ${places} places for ${countTrays(trays)}${
      bay.outside ? `. Does not fit this bay: ${bay.outside}` : ''
    }${bay.isBayIncomplete ? '. To test a bay, enter its width, depth and height' : ''}`,
  }),
  lines: {
    load: ({ load, places, trays }: TrolleysForTrays) =>
      `${countTrays(trays)}: ${load} ATLAS, ${places} places for ${trays}`,
    bay: (sizeMm: string) => `Bay ${sizeMm} mm`,
  },
  views: { front: 'Front', side: 'Side' },
  inside: 'in the bay',
  outside: 'outside the bay',
  fits: (trolleys: number) => `${trolleys} go in`,
  fitsNot: 'no',
  protrudes: (mm: number) => `${mm} mm out`,
  scale: '50 cm',
  table: {
    caption: 'Trolleys, outside, in millimetres, against your bay',
    heads: ['Trolley', 'Width', 'Depth', 'Height', 'Trays', 'Your bay'],
  },
  caution: 'Measure your galley; latches and runners take space.',
  sources: [
    'ATLAS and KSSU: Flug Revue, 25 November 2013.',
    'Trays of ATLAS: a maker, St Luoyi; none is known for KSSU.',
  ],
}
