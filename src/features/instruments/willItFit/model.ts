/**
 * Unit load devices, centimetres and kilograms. AKE and P1P, P6P, PGA weights: aircraft-design
 * table 4.6 (heli-air.net); AKE also unioncargo.pl; PLA and PMC: supath.net; bases also VRR. The
 * usable base of PAG and PGA is derived with the 14 cm of the others. AKE is a container with a
 * shape of its own: drawn, never tested.
 */
export const ULDS = [
  { id: 'AKE', base: [156, 153], usable: undefined, maxGrossKg: 1588 },
  { id: 'PLA', base: [318, 153], usable: [304, 139], maxGrossKg: 3175 },
  { id: 'PAG', base: [318, 224], usable: [304, 210], maxGrossKg: 4627 },
  { id: 'PMC', base: [318, 244], usable: [304, 230], maxGrossKg: 6804 },
  { id: 'PGA', base: [606, 244], usable: [592, 230], maxGrossKg: 11340 },
] as const

export type UldId = (typeof ULDS)[number]['id']

/** Build heights above the deck, centimetres: aircraft-design table 4.6; Wikipedia, "ULD". */
export const DECKS = [
  { id: 'lower', heightCm: 163 },
  { id: 'main', heightCm: 244 },
  { id: 'tall', heightCm: 300 },
] as const

export type DeckId = (typeof DECKS)[number]['id']

/**
 * Cargo doors, centimetres. 747-400F: avianwing.com 6143, 6144 and sci.aeronautics.airliners, 1996
 * (the nose's width is a figure of ours); 777F: FlightGlobal 58695; A330P2F: Journal de
 * l'Aviation, 2017; 737-800SF: Key.Aero and Air Cargo Week.
 */
export const DOORS = [
  { id: '747-400F side', widthCm: 340, heightCm: 305 },
  { id: '747-400F nose', widthCm: 244, heightCm: 244 },
  { id: '777F', widthCm: 360, heightCm: 305 },
  { id: 'A330P2F', widthCm: 358, heightCm: 257 },
  { id: '737-800SF', widthCm: 348, heightCm: 218 },
] as const

type DoorId = (typeof DOORS)[number]['id']

/** Room at a door, above and beside the piece: a figure of ours. */
export const CLEARANCE_CM = 5
export const LENGTH_RANGE_CM = { min: 1, max: 2000 } as const
export const MASS_RANGE_KG = { min: 1, max: 120_000 } as const

export type Piece = {
  lengthCm: number
  widthCm: number
  heightCm: number
  massKg: number
  /** It stays on its base; else it may lie on any face. */
  isUpright: boolean
}

/** A way to stand: the base, its longer side first, and the height on it. */
type Stance = { base: readonly [number, number]; heightCm: number }

/** Each way in which the piece may stand, as it came first. */
function stances({
  lengthCm: l,
  widthCm: w,
  heightCm: h,
  isUpright,
}: Piece): [Stance, ...Stance[]] {
  const stance = (a: number, b: number, heightCm: number): Stance => ({
    base: [Math.max(a, b), Math.min(a, b)],
    heightCm,
  })
  const standing = stance(l, w, h)
  return isUpright ? [standing] : [standing, stance(l, h, w), stance(w, h, l)]
}

/** Whether a piece that stands so goes through a door, its shorter base side across. */
function passes({ base, heightCm }: Stance, door: { widthCm: number; heightCm: number }): boolean {
  return heightCm + CLEARANCE_CM <= door.heightCm && base[1] + CLEARANCE_CM <= door.widthCm
}

export type UldFit = {
  id: UldId
  /** Nothing where the device is not tested. */
  isFitting: boolean | undefined
  /** The lowest build height that takes the piece on this base; nothing where none does. */
  deck: DeckId | undefined
  isTooHeavy: boolean
  /** How it stands there: the lowest way that fits the base, or as it came. */
  stance: Stance
}

type DoorFit = { id: DoorId; isFitting: boolean; stance: Stance }
export type FitReport = { ulds: UldFit[]; doors: DoorFit[] }

/**
 * The piece against every base and every door, each by itself. Length and turning inside the
 * aircraft, net, contour and floor load are not tested.
 */
export function fitEverywhere(piece: Piece): FitReport {
  const ways = stances(piece)
  const ulds = ULDS.map(({ id, usable, maxGrossKg }) => {
    const isTooHeavy = piece.massKg > maxGrossKg
    if (!usable) {
      return { id, isFitting: undefined, deck: undefined, isTooHeavy, stance: ways[0] }
    }
    const standing = ways.filter(({ base }) => base[0] <= usable[0] && base[1] <= usable[1])
    standing.sort((a, b) => a.heightCm - b.heightCm)
    const [lowest] = standing
    const deck = lowest && DECKS.find((each) => each.heightCm >= lowest.heightCm)?.id
    const isFitting = deck !== undefined && !isTooHeavy
    return { id, isFitting, deck, isTooHeavy, stance: lowest ?? ways[0] }
  })
  const doors = DOORS.map((door) => {
    const way = ways.find((stance) => passes(stance, door))
    return { id: door.id, isFitting: way !== undefined, stance: way ?? ways[0] }
  })
  return { ulds, doors }
}
