/** Gross limit of a device on each deck; undefined if it does not go there. */
type GrossKg = { lower?: number; main?: number }

export type Uld = {
  id: 'AKE' | 'PLA' | 'PAG' | 'PMC' | 'PGA'
  base: readonly [number, number]
  /** The base without the edge that the net takes; undefined for a container. */
  usable: readonly [number, number] | undefined
  tareKg: number
  grossKg: GrossKg
}

/**
 * Unit load devices, in centimetres and kilograms. Limits vary with aircraft and position. The usable
 * base of PAG and PGA is derived with the 14 cm of the others. AKE, a container of another shape, is
 * drawn but not tested. Sources: `toolWords.ts`.
 */
export const ULDS: readonly Uld[] = [
  { id: 'AKE', base: [156, 153], usable: undefined, tareKg: 90, grossKg: { lower: 1588 } },
  {
    id: 'PLA',
    base: [318, 153],
    usable: [304, 139],
    tareKg: 90,
    grossKg: { lower: 3175, main: 3175 },
  },
  {
    id: 'PAG',
    base: [318, 224],
    usable: [304, 210],
    tareKg: 110,
    grossKg: { lower: 4626, main: 6033 },
  },
  {
    id: 'PMC',
    base: [318, 244],
    usable: [304, 230],
    tareKg: 120,
    grossKg: { lower: 5035, main: 6804 },
  },
  { id: 'PGA', base: [606, 244], usable: [592, 230], tareKg: 500, grossKg: { main: 11_340 } },
]

/** Loading heights. Some aircraft have a higher main deck. */
export const DECKS = [
  { id: 'lower', heightCm: 162, highCm: 162 },
  { id: 'main', heightCm: 244, highCm: 299 },
] as const

export type DeckId = (typeof DECKS)[number]['id']

export type Door = {
  id: string
  widthCm: number
  heightCm: number
  /** A piece must turn on its way through a side door, but not through a nose door. */
  isSide: boolean
  /**
   * The maximum weight of a position behind the door, pallet included, where it is below the pallet's limit.
   */
  positionKg?: number
}

/**
 * Doors of main decks. Sources give 360 or 372 cm for the width of the 777F; the smaller figure is safe.
 * The height of the 737-800SF's deck is not known; its door is lower than any main deck here.
 */
export const DOORS: readonly Door[] = [
  { id: '747-400F side', widthCm: 340, heightCm: 305, isSide: true },
  { id: '747-400F nose', widthCm: 264, heightCm: 244, isSide: false },
  { id: '777F', widthCm: 360, heightCm: 305, isSide: true },
  { id: 'A330P2F', widthCm: 358, heightCm: 257, isSide: true },
  { id: '737-800SF', widthCm: 348, heightCm: 218, isSide: true, positionKg: 4082 },
]

/** Tare of the lightest pallet of a 737-800SF's position, a PAG. */
export const POSITION_TARE_KG = 110
