export const willItFit = {
  kicker: '08 · Bases and doors',
  title: 'Will it fit?',
  promise: 'Three dimensions against bases and doors, before you ask for an aircraft.',
  drawing: {
    title: 'The piece against bases and doors',
    description:
      'Pallet bases from above and cargo doors from the front, to one scale, with the piece on each; the ones that take it are in brass.',
  },
  fields: {
    length: { label: 'Length', unit: 'cm' },
    width: { label: 'Width', unit: 'cm' },
    height: { label: 'Height', unit: 'cm' },
    mass: { label: 'Mass', unit: 'kg' },
    upright: { label: 'Keep upright' },
  },
  answer: { bases: 'bases', doors: 'doors', of: 'of' },
  uldNames: {
    AKE: 'AKE',
    PLA: 'PLA',
    PAG: 'PAG, P1P',
    PMC: 'PMC, P6P',
    PGA: 'PGA',
  },
  decks: { lower: 'lower deck', main: 'main deck', tall: '300 cm deck' },
  fits: 'yes',
  fitsNot: 'no',
  tooHeavy: 'no: too heavy',
  notTested: 'not tested',
  scale: '1 m',
  tables: {
    ulds: {
      caption: 'Unit load devices, in centimetres and kilograms',
      heads: ['Device', 'Base', 'Usable', 'Max gross kg', 'Takes it'],
    },
    doors: {
      caption: 'Cargo doors, in centimetres; 5 cm kept free above and beside the piece',
      heads: ['Door', 'Width', 'Height', 'Takes it'],
    },
  },
  caution: 'Net, contour, floor load and tilt not considered. The loadmaster decides.',
  sources: [
    'Devices: aircraft-design table 4.6 (heli-air.net), unioncargo.pl, supath.net, VRR. The usable base of PAG and PGA is derived with the same 14 cm margin; the limit of PAG is that of a lower deck.',
    'Build heights 163, 244 and 300 cm: table 4.6 and Wikipedia.',
    'Doors: avianwing.com (747-400F; the nose’s width is our own figure), FlightGlobal (777F), Journal de l’Aviation, 2017 (A330P2F), Key.Aero and Air Cargo Week (737-800SF).',
    'Length and turning inside the aircraft are not tested.',
  ],
}
