/**
 * Clear openings and the cabins behind them. No source gives the height of the Learjets' entry. The 40 is
 * a 45 with a shorter cabin.
 */
const OPENINGS = [
  { id: 'pc12Cargo', widthCm: 135, heightCm: 132, cabinCm: 152 },
  { id: 'pc24Cargo', widthCm: 130, heightCm: 125, cabinCm: 171 },
  { id: 'kingAirAirstair', widthCm: 67, heightCm: 131, cabinCm: 137 },
  { id: 'kingAirCargo', widthCm: 131, heightCm: 125, cabinCm: 137 },
  { id: 'learjetEntry', widthCm: 76, heightCm: undefined, cabinCm: 155 },
] as const

export type Opening = {
  id: (typeof OPENINGS)[number]['id'] | 'own'
  widthCm: number
  heightCm: number | undefined
  cabinCm: number
}

/** Room for hands and blankets, 5 cm on each side, at the door and inside: our own figure. */
const HAND_ROOM_CM = 10

export const DOOR_RANGE_CM = { min: 40, max: 400 } as const
export const CABIN_RANGE_CM = { min: 80, max: 700 } as const
export type OwnAircraft = { widthCm: number; cabinCm: number }

export const LENGTH_RANGE_CM = { min: 150, max: 220 } as const
export const WIDTH_RANGE_CM = { min: 40, max: 80 } as const
export type Stretcher = { lengthCm: number; widthCm: number }
/** The cabin width that a turn needs, and the angle from the door's axis at its widest. */
type Turn = { cabinCm: number; atDeg: number }

export const EXAMPLE: Stretcher = { lengthCm: 190, widthCm: 56 }

/**
 * The cabin width that a level turn through an opening needs. A stretcher of length L and width W that
 * turns by θ from the door's axis clears the corner if a·cos θ + b·sin θ − L·sin θ·cos θ ≥ W, with a
 * the opening and b the cabin. The result is the largest b for any angle from 0 to 90°, and `atDeg` is
 * that angle.
 */
export function computeTurn(openingCm: number, { lengthCm, widthCm }: Stretcher): Turn {
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
  /** The level turn; undefined if the stretcher is too wide for the opening. */
  turn: Turn | undefined
  /** The needed cabin width in whole centimetres, rounded up where rounding would suggest another verdict. */
  needsCm: number | undefined
  /** `tight`: the turn leaves less room for hands inside than at the door. */
  verdict: 'level' | 'tight' | 'tilt' | 'tooWide'
}

/** Checks the stretcher at each opening. Height, seats and bases are not tested. */
export function checkOpenings(stretcher: Stretcher, own?: OwnAircraft): Passage[] {
  const openings: readonly Opening[] = own
    ? [...OPENINGS, { id: 'own', heightCm: undefined, ...own }]
    : OPENINGS
  return openings.map((opening) => {
    const { widthCm, cabinCm } = opening
    const isWideEnough = stretcher.widthCm + HAND_ROOM_CM <= widthCm
    if (!isWideEnough)
      return { ...opening, turn: undefined, needsCm: undefined, verdict: 'tooWide' }
    const turn = computeTurn(widthCm, stretcher)
    const judge = (neededCm: number) =>
      neededCm > cabinCm ? 'tilt' : neededCm + HAND_ROOM_CM > cabinCm ? 'tight' : 'level'
    const verdict = judge(turn.cabinCm)
    const nearest = Math.round(turn.cabinCm)
    const needsCm = judge(nearest) === verdict ? nearest : Math.ceil(turn.cabinCm)
    return { ...opening, turn, needsCm, verdict }
  })
}
