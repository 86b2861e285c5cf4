import {
  DECKS,
  type DeckId,
  type Door,
  DOORS,
  POSITION_TARE_KG,
  type Uld,
  ULDS,
} from './devices.ts'

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

export const EXAMPLE: Piece = {
  lengthCm: 280,
  widthCm: 200,
  heightCm: 235,
  massKg: 1500,
  isUpright: true,
}

/** The base has its longer side first. */
type Orientation = { base: readonly [number, number]; heightCm: number }

function listOrientations({
  lengthCm: l,
  widthCm: w,
  heightCm: h,
  isUpright,
}: Piece): [Orientation, ...Orientation[]] {
  const orientation = (a: number, b: number, heightCm: number): Orientation => ({
    base: [Math.max(a, b), Math.min(a, b)],
    heightCm,
  })
  const standing = orientation(l, w, h)
  return isUpright ? [standing] : [standing, orientation(l, h, w), orientation(w, h, l)]
}

/** `high`: only on aircraft with a higher main deck. */
type DeckVerdict = 'yes' | 'high' | 'tooHigh' | 'tooHeavy'
type DeckFit = { deck: DeckId; verdict: DeckVerdict }

export type UldFit = Uld & {
  /** Whether the piece fits; undefined if the device is not tested. */
  isFitting: boolean | undefined
  /** Verdicts for each deck that takes the device; empty if the piece exceeds the base. */
  decks: DeckFit[]
  /** The lowest orientation that stands on the base; if none does, the one as entered. */
  orientation: Orientation
}

/**
 * `turn`: the door has no room for the longer side, and whether the piece can be turned is not tested.
 * `tooHeavy`: the piece passes the door, perhaps turned, but no position behind it takes the mass.
 */
export type DoorVerdict = 'yes' | 'turn' | 'tooHeavy' | 'no'
export type DoorFit = Door & { verdict: DoorVerdict; orientation: Orientation }
export type FitReport = {
  ulds: UldFit[]
  doors: DoorFit[]
  exceedsPallets: boolean
}

/** Length inside the aircraft, net, contour and floor load are not tested. */
export function checkFit(piece: Piece): FitReport {
  const orientations = listOrientations(piece)
  const ulds = ULDS.map((uld) => checkUld(uld, piece.massKg, orientations))
  return {
    ulds,
    doors: DOORS.map((door) => checkDoor(door, piece.massKg, orientations)),
    exceedsPallets: ulds.every(({ decks }) => decks.length === 0),
  }
}

function checkUld(
  uld: Uld,
  massKg: number,
  orientations: readonly [Orientation, ...Orientation[]],
): UldFit {
  const { usable, tareKg, grossKg } = uld
  const [entered] = orientations
  if (!usable) return { ...uld, isFitting: undefined, decks: [], orientation: entered }
  const standing = orientations.filter(({ base }) => base[0] <= usable[0] && base[1] <= usable[1])
  standing.sort((a, b) => a.heightCm - b.heightCm)
  const [lowest] = standing
  if (!lowest) return { ...uld, isFitting: false, decks: [], orientation: entered }
  const decks = DECKS.flatMap(({ id: deck, heightCm, highCm }): DeckFit[] => {
    const maxGrossKg = grossKg[deck]
    if (maxGrossKg === undefined) return []
    if (lowest.heightCm > highCm) return [{ deck, verdict: 'tooHigh' }]
    if (massKg > maxGrossKg - tareKg) return [{ deck, verdict: 'tooHeavy' }]
    return [{ deck, verdict: lowest.heightCm > heightCm ? 'high' : 'yes' }]
  })
  const isFitting = decks.some(({ verdict }) => verdict === 'yes' || verdict === 'high')
  return { ...uld, isFitting, decks, orientation: lowest }
}

function checkDoor(
  door: Door,
  massKg: number,
  orientations: readonly [Orientation, ...Orientation[]],
): DoorFit {
  const { widthCm, heightCm, isSide, positionKg = Infinity } = door
  const passing = orientations.filter(
    (orientation) =>
      orientation.heightCm + CLEARANCE_CM <= heightCm &&
      orientation.base[1] + CLEARANCE_CM <= widthCm,
  )
  const plain = passing.find(({ base }) => !isSide || base[0] + CLEARANCE_CM <= widthCm)
  const orientation = plain ?? passing[0]
  if (!orientation) return { ...door, verdict: 'no', orientation: orientations[0] }
  const isTooHeavy = massKg + POSITION_TARE_KG > positionKg
  return { ...door, verdict: isTooHeavy ? 'tooHeavy' : plain ? 'yes' : 'turn', orientation }
}
