import { writeFile } from 'node:fs/promises'
import { landFile } from './land.ts'

export const LAND = 'public/map/land.svg'

const svg = landFile()
await writeFile(LAND, svg)
console.log(`${LAND}: ${svg.length.toLocaleString('en-GB')} bytes`)
