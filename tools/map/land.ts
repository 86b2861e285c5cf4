import { geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { CENTRE } from '#ui/WorldMap/projection.ts'
import { projection } from './projection.ts'
import { computeArea, formatPath, type Ring, simplify } from './simplify.ts'

/** Square units: smaller triangles are simplified away, smaller islands dropped. */
const MIN_TRIANGLE = 0.5
const MIN_ISLAND = 4

/** @returns the land around Kuwait as an SVG file with one path, used as a mask */
export function drawLand(): string {
  const rings = projectLand()
    .map((ring) => simplify(ring, MIN_TRIANGLE))
    .filter((ring) => computeArea(ring) >= MIN_ISLAND)
  const path = rings.map(formatPath).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * CENTRE} ${2 * CENTRE}"><path d="${path}" fill-rule="evenodd"/></svg>\n`
}

/** @returns outlines of land and inland seas in map units, clipped at the map's edge */
function projectLand(): Ring[] {
  const topology = atlas as unknown as Topology
  const { land } = topology.objects
  if (!land) throw new Error('world-atlas has no land')
  const rings: (readonly [number, number])[][] = []
  const pen = {
    beginPath() {},
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
  }
  const shape: GeoPermissibleObjects = feature(topology, land)
  geoPath(projection(), pen)(shape)
  return rings
}
