import type { DrawingName } from '#tools/media/encode/draw/drawings.ts'
import type { GradeName } from '#tools/media/encode/grades.ts'

/** Where a picture comes from, how it is cut and graded, and what it is called on the site. */
export type PictureSlot = {
  /** Identifier, and name of its module in `src/content/media`. */
  id: string
  /** File name under `public/media`, before `-<width>`. */
  name: string
  /** A file in `tools/media/masters`, or a drawing. */
  master: MasterFile | DrawingName
  /** Fractions of the master: left, top and width. The height follows from the aspect. */
  crop?: { x: number; y: number; width: number }
  /** Mirrors the picture, for a second view of one master. Nothing in the masters can be read. */
  flop?: boolean
  grade?: GradeName
  aspect: Aspect
  alt: string
}

export type Aspect = '16:9' | '21:9' | '4:3' | '9:16'

export type MasterFile = `${string}.jpg`

/** The widths that pages ask for; a slot gets those its master has the pixels for. */
export const WIDTHS: readonly number[] = [480, 768, 1200, 1600, 1920]

const FILMS: readonly PictureSlot[] = [
  {
    id: 'heroPoster',
    name: 'hero',
    master: 'hero.jpg',
    aspect: '16:9',
    alt: 'A business jet flies towards a low sun above a sea of cloud',
  },
  {
    id: 'heroPosterPhone',
    name: 'hero-phone',
    master: 'hero-phone.jpg',
    aspect: '9:16',
    alt: 'A business jet flies towards a low sun above a sea of cloud',
  },
  {
    id: 'closingPoster',
    name: 'closing',
    master: 'closing.jpg',
    aspect: '16:9',
    alt: 'A sea of cloud at blue hour, seen from above',
  },
  {
    id: 'groundHandlingPoster',
    name: 'ground-handling-film',
    master: 'ground-handling.jpg',
    aspect: '16:9',
    alt: 'An airliner on a wet apron at dusk with ground power and a fuel truck beside it',
  },
]

const SERVICES: readonly PictureSlot[] = [
  {
    id: 'operations',
    name: 'operations',
    master: 'cloud-sea.jpg',
    crop: { x: 0.2, y: 0, width: 0.8 },
    grade: 'blueHour',
    aspect: '16:9',
    alt: 'A business jet above the clouds, the sun low ahead of it',
  },
  {
    id: 'groundHandling',
    name: 'ground-handling',
    master: 'fuelling.jpg',
    crop: { x: 0, y: 0.27, width: 0.585 },
    grade: 'golden',
    aspect: '16:9',
    alt: 'An airliner on the apron with a ground power unit at its nose',
  },
  {
    id: 'fuel',
    name: 'fuel',
    master: 'fuelling.jpg',
    aspect: '16:9',
    alt: 'A fuel truck stands at the wing of an airliner at dusk',
  },
  {
    id: 'catering',
    name: 'catering',
    master: 'cabin-windows.jpg',
    crop: { x: 0, y: 0.05, width: 0.912 },
    aspect: '16:9',
    alt: 'Cabin windows over a sea of cloud',
  },
  {
    id: 'transportHotac',
    name: 'transport-hotac',
    master: 'drawing:skyline',
    aspect: '16:9',
    alt: 'The Kuwait Towers and the city skyline at dusk, seen across the bay',
  },
  {
    id: 'conciergeServices',
    name: 'concierge-services',
    master: 'apron-dusk.jpg',
    crop: { x: 0.345, y: 0.38, width: 0.45 },
    grade: 'golden',
    aspect: '16:9',
    alt: 'Airstairs lead up to the lit cabin of a business jet',
  },
  {
    id: 'privateJetsCharter',
    name: 'private-jets-charter',
    master: 'apron-dusk.jpg',
    crop: { x: 0.1, y: 0.13, width: 0.8 },
    aspect: '16:9',
    alt: 'A business jet with its stairs down on a wet apron at dusk',
  },
  {
    id: 'cargoFlights',
    name: 'cargo-flights',
    master: 'apron-dusk.jpg',
    crop: { x: 0.58, y: 0.28, width: 0.42 },
    grade: 'night',
    aspect: '16:9',
    alt: 'A lit hangar at night behind the tail and wing of a parked aircraft',
  },
  {
    id: 'airAmbulanceFlights',
    name: 'air-ambulance-flights',
    master: 'hero.jpg',
    crop: { x: 0.4, y: 0.03, width: 0.56 },
    grade: 'dawn',
    aspect: '16:9',
    alt: 'A jet above the clouds in early light',
  },
  {
    id: 'airlineRepresentation',
    name: 'airline-representation',
    master: 'fuelling.jpg',
    crop: { x: 0.04, y: 0.3, width: 0.52 },
    flop: true,
    grade: 'noon',
    aspect: '16:9',
    alt: 'The forward fuselage of an airliner on its stand in morning haze',
  },
]

const PAGES: readonly PictureSlot[] = [
  {
    id: 'cover',
    name: 'cover',
    master: 'apron-dusk.jpg',
    aspect: '16:9',
    alt: 'A business jet on a wet apron at dusk, the Kuwait Towers on the horizon',
  },
  {
    id: 'bannerAbout',
    name: 'banner-about',
    master: 'apron-dusk.jpg',
    crop: { x: 0, y: 0.16, width: 1 },
    grade: 'golden',
    aspect: '21:9',
    alt: 'A business jet before a lit hangar at dusk',
  },
  {
    id: 'bannerContact',
    name: 'banner-contact',
    master: 'drawing:skyline',
    crop: { x: 0, y: 0.2, width: 1 },
    grade: 'blueHour',
    aspect: '21:9',
    alt: 'The Kuwait Towers and the city skyline at blue hour',
  },
  {
    id: 'bannerServices',
    name: 'banner-services',
    master: 'fuelling.jpg',
    crop: { x: 0, y: 0.2, width: 1 },
    aspect: '21:9',
    alt: 'An airliner on its stand with a fuel truck and ground power beside it',
  },
  {
    id: 'highlightGroundHandling',
    name: 'highlight-ground-handling',
    master: 'fuelling.jpg',
    crop: { x: 0, y: 0.2, width: 0.585 },
    aspect: '4:3',
    alt: 'An airliner and its ground power unit on a wet apron',
  },
  {
    id: 'highlightTransport',
    name: 'highlight-transport',
    master: 'drawing:skyline',
    crop: { x: 0.02, y: 0.2, width: 0.58 },
    grade: 'golden',
    aspect: '4:3',
    alt: 'The Kuwait Towers at dusk, seen across the bay',
  },
  {
    id: 'highlightConcierge',
    name: 'highlight-concierge',
    master: 'apron-dusk.jpg',
    crop: { x: 0.37, y: 0.41, width: 0.38 },
    aspect: '4:3',
    alt: 'Airstairs at the door of a business jet, cabin windows lit',
  },
]

const CHARTER: readonly PictureSlot[] = [
  {
    id: 'charterPrivate',
    name: 'charter-private',
    master: 'drawing:private',
    aspect: '4:3',
    alt: 'Line drawing of a business jet in side view',
  },
  {
    id: 'charterGroup',
    name: 'charter-group',
    master: 'drawing:group',
    aspect: '4:3',
    alt: 'Line drawing of an airliner with a row of seats below it',
  },
  {
    id: 'charterAmbulance',
    name: 'charter-ambulance',
    master: 'drawing:ambulance',
    aspect: '4:3',
    alt: 'Line drawing of an ambulance jet with a medical cross',
  },
  {
    id: 'charterCargo',
    name: 'charter-cargo',
    master: 'drawing:cargo',
    aspect: '4:3',
    alt: 'Line drawing of a freighter with its side door open and containers below',
  },
  {
    id: 'charterSales',
    name: 'charter-sales',
    master: 'drawing:sales',
    aspect: '4:3',
    alt: 'Line drawing of two aircraft tails joined by an arrow',
  },
]

/** Every picture of the site, in the order of the generated module. */
export const PICTURES: readonly PictureSlot[] = [...FILMS, ...SERVICES, ...PAGES, ...CHARTER]
