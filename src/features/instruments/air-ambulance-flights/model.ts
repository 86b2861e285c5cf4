/**
 * Clear openings and the cabins behind them. PC-12: Aviation Week; PC-24: Financial Times, Aviation
 * Week; King Air 350i: Aviation Week; Learjet 40: maker's manual PM-132A, which gives only the width of
 * the entry.
 */
export const OPENINGS = [
  { id: 'pc12Cargo', widthCm: 135, heightCm: 132, cabinCm: 152 },
  { id: 'pc24Cargo', widthCm: 130, heightCm: 125, cabinCm: 171 },
  { id: 'kingAirAirstair', widthCm: 67, heightCm: 131, cabinCm: 137 },
  { id: 'kingAirCargo', widthCm: 131, heightCm: 125, cabinCm: 137 },
  { id: 'learjet40Entry', widthCm: 76, heightCm: undefined, cabinCm: undefined },
] as const

export type Opening = (typeof OPENINGS)[number]

/** Room for hands and blankets, 5 cm on each side: our own figure. */
const HAND_ROOM_CM = 10

export const LENGTH_RANGE_CM = { min: 150, max: 220 } as const
export const WIDTH_RANGE_CM = { min: 40, max: 80 } as const
export type Stretcher = { lengthCm: number; widthCm: number }

/**
 * The cabin width that a level turn through an opening needs. A stretcher of length L and width W that
 * turns by θ from the door's axis clears the corner if a·cos θ + b·sin θ − L·sin θ·cos θ ≥ W, with a
 * the opening and b the cabin. The result is the largest b for any angle from 0 to 90°, and `atDeg` is
 * that angle.
 *
 * @returns undefined if the stretcher is wider than the opening
 */
export function computeTurn(
  openingCm: number,
  { lengthCm, widthCm }: Stretcher,
): { cabinCm: number; atDeg: number } | undefined {
  if (widthCm > openingCm) return undefined
  let worst = { cabinCm: widthCm, atDeg: 90 }
  for (let tenths = 1; tenths < 900; tenths++) {
    const angle = (tenths / 1800) * Math.PI
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const cabinCm = (widthCm - openingCm * cos + lengthCm * sin * cos) / sin
    if (cabinCm > worst.cabinCm) worst = { cabinCm, atDeg: tenths / 10 }
  }
  return worst
}

export type Passage = Opening & {
  /** Whether the stretcher passes with `HAND_ROOM_CM`. */
  isWideEnough: boolean
  /** The level turn; undefined if the stretcher does not pass the opening. */
  turn: { cabinCm: number; atDeg: number } | undefined
  /** The needed cabin width in whole centimetres, rounded up where rounding would suggest a fit. */
  needsCm: number | undefined
  /** Whether the stretcher passes with a level turn; undefined if the cabin is not known. */
  isLevel: boolean | undefined
}

/** Checks the stretcher at each opening. Height, seats and bases are not tested. */
export function checkOpenings(stretcher: Stretcher): Passage[] {
  return OPENINGS.map((opening) => {
    const { widthCm, cabinCm } = opening
    const isWideEnough = stretcher.widthCm + HAND_ROOM_CM <= widthCm
    const turn = isWideEnough ? computeTurn(widthCm, stretcher) : undefined
    const isLevel = turn === undefined ? false : cabinCm && turn.cabinCm <= cabinCm
    const nearest = turn && Math.round(turn.cabinCm)
    const seemsToFit = isLevel === false && nearest === cabinCm
    const needsCm = turn && (seemsToFit ? Math.ceil(turn.cabinCm) : nearest)
    return { ...opening, isWideEnough, turn, needsCm, isLevel }
  })
}
