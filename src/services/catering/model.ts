/** Outer sizes of trolleys in millimetres: 305 where sources say 304 to 305. */
const ATLAS_FULL = {
  id: 'atlasFull',
  widthMm: 305,
  depthMm: 810,
  heightMm: 1030,
  trays: 28,
} as const
const ATLAS_HALF = {
  id: 'atlasHalf',
  widthMm: 305,
  depthMm: 405,
  heightMm: 1030,
  trays: 14,
} as const
const KSSU_FULL = {
  id: 'kssuFull',
  widthMm: 305,
  depthMm: 848,
  heightMm: 1030,
  trays: undefined,
} as const
export const TROLLEYS = [ATLAS_FULL, ATLAS_HALF, KSSU_FULL] as const

type Trolley = (typeof TROLLEYS)[number]

/** Clear dimensions of a galley bay. A dimension that was not entered is missing. */
export type Bay = Partial<Record<'widthMm' | 'depthMm' | 'heightMm', number | undefined>>

export const BAY_RANGE_MM = { min: 200, max: 2000 } as const
export const TRAYS_RANGE = { min: 1, max: 600 } as const

/** The bay holds four full ATLAS trolleys; KSSU trolleys protrude. */
export const EXAMPLE = { trays: 120, widthMm: 1240, depthMm: 820, heightMm: 1040 } as const

export type Load = { full: number; half: number }

/**
 * The smallest set of full ATLAS trolleys, with at most one half, that holds a number of trays.
 *
 * @param trays at least 1
 */
export function countTrolleys(trays: number): Load & { places: number } {
  const halves = Math.ceil(trays / ATLAS_HALF.trays)
  const full = Math.floor(halves / 2)
  const half = halves % 2
  return { full, half, places: full * ATLAS_FULL.trays + half * ATLAS_HALF.trays }
}

export type Fit = Trolley & {
  deep: number
  count: number
  /** How far a trolley protrudes from a bay that is wide and high enough; 0 if it fits. */
  protrudingMm: number
}
export type PossibleFit = Trolley & Partial<Fit>

/** Rounds up to a tenth. `toFixed` removes floating-point error before rounding. */
const roundUpToTenth = (mm: number) => Math.ceil(Number((mm * 10).toFixed(6))) / 10

/**
 * Compares trolleys with a bay by their outer dimensions, without latches and runners.
 *
 * @returns undefined while a dimension is missing
 */
export function fitIntoBay({ widthMm, depthMm, heightMm }: Bay): Fit[] | undefined {
  if (widthMm === undefined || depthMm === undefined || heightMm === undefined) return undefined
  return TROLLEYS.map((trolley) => {
    const abreast = heightMm < trolley.heightMm ? 0 : Math.floor(widthMm / trolley.widthMm)
    const deep = Math.floor(depthMm / trolley.depthMm)
    return {
      ...trolley,
      deep,
      count: abreast * deep,
      protrudingMm: abreast > 0 ? Math.max(0, roundUpToTenth(trolley.depthMm - depthMm)) : 0,
    }
  })
}

/**
 * Puts a load into a bay. A full trolley takes the depth of exactly two halves, so a half fits where
 * one of these places is free.
 *
 * @returns how many of the load go in, and how many trolleys stand side by side
 */
export function loadBay(load: Load, fits: readonly Fit[]): Load & { columns: number } {
  const [fullFit, halfFit] = fits
  if (!fullFit || !halfFit) return { full: 0, half: 0, columns: 0 }
  const full = Math.min(load.full, fullFit.count)
  const half = Math.min(load.half, halfFit.count - 2 * full)
  const columns = full > 0 ? Math.ceil(full / fullFit.deep) : 0
  const isBehind = half <= columns * halfFit.deep - 2 * full
  return { full, half, columns: isBehind ? columns : columns + 1 }
}
