import type { ServiceSlug } from '#content/paths.ts'
import type { PictureData } from '#content/types.ts'

export type PictureSlot = {
  /** File name under `public/media`, before `-<width>`. */
  name: string
  /** Names of modules in `src/content/pictures`. A film lists its own poster. */
  pages: readonly string[]
  /** Path relative to `tools/media/masters`. */
  master: MasterFile
  /** Left, top and width as fractions of the master; the aspect gives the height. */
  crop?: { x: number; y: number; width: number }
  /** Widths of the variants to make, even if the master is smaller. */
  widths?: readonly number[]
  aspect: Aspect
  /** Part that must stay visible when the layout crops the picture; the centre if omitted. */
  focus?: PictureData['focus']
}

export type Aspect = '16:9' | '21:9' | '4:3' | '9:16'

type MasterFile = keyof typeof ALTERNATIVE_TEXTS

/** The alternative text for each master, in every slot that uses it. */
export const ALTERNATIVE_TEXTS = {
  'posters/hero.jpg': 'A business jet flies towards a low sun above a sea of cloud',
  'posters/hero-phone.jpg': 'A business jet flies towards a low sun above a sea of cloud',
  'posters/closing.jpg': 'A sea of cloud at blue hour under a full moon, seen from above',
  'posters/ground-handling.jpg':
    'The nose wheels of an airliner on chocks at dusk, a red ribbon beside them that reads Remove before flight',
  'pictures/operations.jpg':
    'A desk phone with two lines lit, before a screen with the routes around Kuwait',
  'pictures/ground-handling.jpg':
    'The nose wheels of an airliner on chocks at dusk, a red ribbon beside them that reads Remove before flight',
  'pictures/fuel.jpg':
    'A fuelling hose coupled to the underside of a wing marked Jet A-1, a fuel truck beyond it',
  'pictures/catering.jpg':
    'A tray with a covered dish, water and dates beside a coffee pot, before the lit door of an aircraft',
  'pictures/transport-hotac.jpg':
    'Two crew suitcases on wet stone at night, a blue van with its headlamps lit behind them',
  'pictures/concierge-services.jpg':
    'A dark limousine at the steps of a business jet in evening light',
  'pictures/private-jets-charter.jpg':
    'A business jet with its steps down in front of a lit hangar at dusk',
  'pictures/cargo-flights.jpg':
    'A strapped cargo container on a roller deck, before the lit cargo door of a freighter',
  'pictures/air-ambulance-flights.jpg':
    'A made-up stretcher before the lit door and lowered steps of a business jet at dusk',
  'pictures/airline-representation.jpg':
    'The tails of three airliners in plain colours at dusk, the nearest dark red',
  'pictures/cover.jpg': 'The engine and wing of an airliner at sunset, seen from the apron',
  'pictures/banner-about.jpg':
    'An airliner touches down on a dry runway, smoke at its wheels, the sun behind it',
  'pictures/banner-contact.jpg':
    'The Kuwait Towers and the skyline over the water, with an aircraft on approach',
  'pictures/banner-services.jpg':
    'A wing tip with its green light, before an airliner being served on a wet apron at dusk',
  'pictures/emblem-ambulance.jpg':
    'A patient monitor with its traces and a drip, before a cabin window at dusk',
  'pictures/emblem-broker.jpg': 'The tail of a business jet against the last light',
  'pictures/emblem-station.jpg':
    'A departure report on a clipboard in lamplight, a pen beside the times of a late flight',
  'pictures/emblem-freight.jpg':
    'The corner of a timber crate with upright arrows and a teal strap, a freighter behind it',
  'pictures/emblem-captain.jpg': 'A flight deck at dusk, the lights of a runway ahead',
}

export const getAlternativeText = ({ master }: PictureSlot): string => ALTERNATIVE_TEXTS[master]

/** By default, a slot shows all of the master of its name, on no page. */
const slot = <Name extends string>(
  name: Name,
  aspect: Aspect,
  rest: Partial<Omit<PictureSlot, 'name' | 'aspect'>> = {},
) => ({ name, pages: [], master: `pictures/${name}.jpg` as MasterFile, aspect, ...rest })

const SERVICES: readonly (PictureSlot & { name: ServiceSlug })[] = [
  slot('operations', '16:9'),
  slot('ground-handling', '16:9'),
  slot('fuel', '16:9', { focus: 'nearLeft' }),
  slot('catering', '16:9', { focus: 'right' }),
  slot('transport-hotac', '16:9', { focus: 'nearLeft' }),
  slot('concierge-services', '16:9', { focus: 'nearRight' }),
  slot('private-jets-charter', '16:9'),
  slot('cargo-flights', '16:9', { focus: 'nearRight' }),
  slot('air-ambulance-flights', '16:9'),
  slot('airline-representation', '16:9', { focus: 'nearLeft' }),
]

const PAGES: readonly PictureSlot[] = [
  slot('cover', '16:9', { pages: ['home'] }),
  slot('banner-about', '21:9', { pages: ['about'] }),
  slot('banner-contact', '21:9', { pages: ['contact'] }),
  slot('banner-services', '21:9', { pages: ['services'] }),
  slot('highlight-ground-handling', '4:3', {
    pages: ['home'],
    master: 'pictures/ground-handling.jpg',
    crop: { x: 0.14, y: 0, width: 0.74 },
  }),
  slot('highlight-transport', '4:3', {
    pages: ['home'],
    master: 'pictures/transport-hotac.jpg',
    crop: { x: 0.14, y: 0, width: 0.74 },
  }),
  slot('highlight-concierge', '16:9', {
    pages: ['home'],
    master: 'pictures/concierge-services.jpg',
    focus: 'right',
  }),
  // Decorative pictures beside testimonials.
  slot('emblem-ambulance', '4:3', { pages: ['home'] }),
  slot('emblem-broker', '4:3', { pages: ['home'] }),
  slot('emblem-station', '4:3', { pages: ['home', 'about'] }),
  slot('emblem-freight', '4:3', { pages: ['home'] }),
  slot('emblem-captain', '4:3', { pages: ['home'] }),
]

const POSTERS: readonly PictureSlot[] = [
  slot('hero', '16:9', { master: 'posters/hero.jpg' }),
  slot('hero-phone', '9:16', { master: 'posters/hero-phone.jpg' }),
  slot('closing', '16:9', { master: 'posters/closing.jpg', focus: 'upper' }),
  slot('ground-handling-film', '16:9', {
    master: 'posters/ground-handling.jpg',
    // The width of the film.
    widths: [480, 768, 1200, 1600],
  }),
]

export const PICTURES: readonly PictureSlot[] = [
  ...SERVICES.map((service) => ({ ...service, pages: ['services'] })),
  ...PAGES,
  ...POSTERS,
]
