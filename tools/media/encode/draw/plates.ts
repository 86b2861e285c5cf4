import ambulanceCabin from '#tools/media/masters/plates/ambulance-cabin.json'
import deckSection from '#tools/media/masters/plates/deck-section.json'
import freighter from '#tools/media/masters/plates/freighter.json'
import groupCabin from '#tools/media/masters/plates/group-cabin.json'
import groupSection from '#tools/media/masters/plates/group-section.json'
import jet from '#tools/media/masters/plates/jet.json'
import jetOpen from '#tools/media/masters/plates/jet-open.json'
import lightJet from '#tools/media/masters/plates/light-jet.json'
import longJet from '#tools/media/masters/plates/long-jet.json'
import mainDeck from '#tools/media/masters/plates/main-deck.json'
import privateCabin from '#tools/media/masters/plates/private-cabin.json'
import twin from '#tools/media/masters/plates/twin.json'
import { type Size, sizesBroad, sizesPhone } from './sizes.ts'
import { phone, type Subject, wide } from './threeView.ts'

const PRIVATE: Subject = {
  ...jet,
  title: 'Business jet, an example',
  inside: privateCabin.top,
  detail: { view: privateCabin.top, caption: 'Cabin, 9 seats' },
  square: 5,
}

const GROUP: Subject = {
  ...twin,
  title: 'Airliner, an example',
  inside: groupCabin.top,
  detail: {
    view: groupSection.front,
    caption: 'Section, 6 abreast',
    around: { radius: 2, height: 0 },
  },
  square: 10,
}

const AMBULANCE: Subject = {
  ...jetOpen,
  title: 'Ambulance jet, an example',
  inside: ambulanceCabin.top,
  detail: { view: ambulanceCabin.top, caption: 'Cabin, 2 stretchers' },
  callout: { at: [4.75, 2.9], to: [5, 5.9], text: 'Door 0.8 × 1.65 m' },
  square: 5,
}

const CARGO: Subject = {
  ...freighter,
  title: 'Freighter, an example',
  inside: mainDeck.top,
  detail: {
    view: deckSection.front,
    caption: 'Section, 3.18 m pallet',
    around: { radius: 2, height: 0 },
  },
  callout: { at: [10.7, 4.6], to: [11.3, 9.3], text: 'Door 3.4 × 2.1 m' },
  square: 10,
}

const SALES: readonly [Size, Size, Size, Size] = [
  { title: 'Light', side: lightJet.side },
  { title: 'Midsize', side: jet.side },
  { title: 'Long-range', side: longJet.side },
  { title: 'Airliner', side: twin.side },
]

/** Draws each plate as SVG, by its file name in `public/media`. */
export const PLATES: Record<string, () => string> = {
  'charter-private': () => wide(PRIVATE),
  'charter-private-phone': () => phone(PRIVATE),
  'charter-group': () => wide(GROUP),
  'charter-group-phone': () => phone(GROUP),
  'charter-ambulance': () => wide(AMBULANCE),
  'charter-ambulance-phone': () => phone(AMBULANCE),
  'charter-cargo': () => wide(CARGO),
  'charter-cargo-phone': () => phone(CARGO),
  'charter-sales': () => sizesBroad(SALES),
  'charter-sales-phone': () => sizesPhone(SALES),
}
