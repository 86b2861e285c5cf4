/** Gross limit of a device on each deck, in kilograms; undefined if it does not go there. */
type GrossKg = { lower?: number; main?: number }

type Uld = {
  id: 'AKE' | 'PLA' | 'PAG' | 'PMC' | 'PGA'
  base: readonly [number, number]
  /** The base without the edge that the net takes; undefined for a container. */
  usable: readonly [number, number] | undefined
  tareKg: number
  grossKg: GrossKg
}

/**
 * Unit load devices, in centimetres and kilograms. Limits vary with aircraft and position. The
 * usable base of PAG and PGA is derived with the 14 cm of the others. AKE is a container with a
 * different shape: drawn, but not tested. `content/instruments/willItFit.ts` names the sources.
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

type UldId = Uld['id']

/** Loading heights, in centimetres. Some aircraft have a higher main deck. */
export const DECKS = [
  { id: 'lower', heightCm: 162, highCm: 162 },
  { id: 'main', heightCm: 244, highCm: 299 },
] as const

type DeckId = (typeof DECKS)[number]['id']

/**
 * Cargo doors, in centimetres. A piece turns on its way through a side door, but not through a nose
 * door. Sources give 360 or 372 for the width of the 777F; the smaller figure is safe.
 */
export const DOORS = [
  { id: '747-400F side', widthCm: 340, heightCm: 305, isSide: true },
  { id: '747-400F nose', widthCm: 264, heightCm: 244, isSide: false },
  { id: '777F', widthCm: 360, heightCm: 305, isSide: true },
  { id: 'A330P2F', widthCm: 358, heightCm: 257, isSide: true },
  { id: '737-800SF', widthCm: 348, heightCm: 218, isSide: true },
] as const

type Door = (typeof DOORS)[number]

/** Free space at a door, above and beside the piece: our own figure. */
export const CLEARANCE_CM = 5
export const LENGTH_RANGE_CM = { min: 1, max: 2000 } as const
export const MASS_RANGE_KG = { min: 1, max: 120_000 } as const

export type Piece = {
  lengthCm: number
  widthCm: number
  heightCm: number
  massKg: number
  /** Whether the piece must stay on its base; otherwise it may lie on any face. */
  isUpright: boolean
}

/** An orientation of the piece: its base, longer side first, and its height. */
type Stance = { base: readonly [number, number]; heightCm: number }

/** @returns the allowed orientations, starting with the entered one */
function stancesOf({
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

/** `high`: only on aircraft with a higher main deck. */
type DeckVerdict = 'yes' | 'high' | 'tooHigh' | 'tooHeavy'
type DeckFit = { deck: DeckId; verdict: DeckVerdict }

export type UldFit = {
  id: UldId
  /** Undefined if the device is not tested. */
  isFitting: boolean | undefined
  /** Verdict for each deck that takes the device; empty if the piece exceeds the base. */
  decks: DeckFit[]
  /** The lowest orientation on this base, or the entered one. */
  stance: Stance
}

/** `turn`: the piece passes, but its longer side exceeds the door, and the turn is not tested. */
export type DoorVerdict = 'yes' | 'turn' | 'no'
type DoorFit = { id: Door['id']; verdict: DoorVerdict; stance: Stance }
export type FitReport = { ulds: UldFit[]; doors: DoorFit[] }

/**
 * Checks a piece against every base and every door independently. Length inside the aircraft,
 * net, contour and floor load are not tested.
 */
export function fitEverywhere(piece: Piece): FitReport {
  const stances = stancesOf(piece)
  return {
    ulds: ULDS.map((uld) => fitUld(uld, piece.massKg, stances)),
    doors: DOORS.map((door) => fitDoor(door, stances)),
  }
}

function fitUld(
  { id, usable, tareKg, grossKg }: Uld,
  massKg: number,
  stances: readonly [Stance, ...Stance[]],
): UldFit {
  const [entered] = stances
  if (!usable) return { id, isFitting: undefined, decks: [], stance: entered }
  const standing = stances.filter(({ base }) => base[0] <= usable[0] && base[1] <= usable[1])
  standing.sort((a, b) => a.heightCm - b.heightCm)
  const [lowest] = standing
  if (!lowest) return { id, isFitting: false, decks: [], stance: entered }
  const decks = DECKS.flatMap(({ id: deck, heightCm, highCm }): DeckFit[] => {
    const maxGrossKg = grossKg[deck]
    if (maxGrossKg === undefined) return []
    if (lowest.heightCm > highCm) return [{ deck, verdict: 'tooHigh' }]
    if (massKg > maxGrossKg - tareKg) return [{ deck, verdict: 'tooHeavy' }]
    return [{ deck, verdict: lowest.heightCm > heightCm ? 'high' : 'yes' }]
  })
  const isFitting = decks.some(({ verdict }) => verdict === 'yes' || verdict === 'high')
  return { id, isFitting, decks, stance: lowest }
}

function fitDoor(door: Door, stances: readonly [Stance, ...Stance[]]): DoorFit {
  const { id, widthCm, heightCm, isSide } = door
  const passing = stances.filter(
    (stance) =>
      stance.heightCm + CLEARANCE_CM <= heightCm && stance.base[1] + CLEARANCE_CM <= widthCm,
  )
  const plain = passing.find(({ base }) => !isSide || base[0] <= widthCm)
  const verdict = plain ? 'yes' : passing.length > 0 ? 'turn' : 'no'
  return { id, verdict, stance: plain ?? passing[0] ?? stances[0] }
}
