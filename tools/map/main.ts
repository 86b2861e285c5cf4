import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { computeDistances, computePlaces } from './distances.ts'
import { landFile } from './land.ts'

const WRITTEN_BY = '// Written by `npm run map`: do not edit.'
const DISTANCES = 'src/content/distances.ts'
const PLACES = 'src/features/instruments/worldMap/places.ts'

await writeFile('public/map/land.svg', landFile())
await writeFile(
  DISTANCES,
  `${WRITTEN_BY}
import type { AirportCode } from './airports.ts'
import type { Destination } from './types.ts'

/** From the company's airport to every airport of \`airports.ts\`. */
export const distances: Readonly<Record<AirportCode, Destination>> = ${JSON.stringify(computeDistances())}
`,
)
await writeFile(
  PLACES,
  `${WRITTEN_BY}
import type { MapPlace } from './model.ts'

/** The places on the world map, the most important first. */
export const places = ${JSON.stringify(computePlaces())} as const satisfies readonly MapPlace[]
`,
)
execFileSync('npx', ['biome', 'format', '--write', DISTANCES, PLACES], { stdio: 'inherit' })
