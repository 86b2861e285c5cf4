import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isText } from '#tools/headers/mime.ts'
import { NOT_FOR_PUBLICATION } from '#tools/prerender/crawlerFiles.ts'

export const BUILD_COMMAND = 'AERO_REQUIRE_PROVIDER=1 npm run build'

/** Values that no real company has: this repository's domain and an unassigned phone number. */
const UNFILLED = /aero\.example|\+965 ?2000 ?0000/

/**
 * @param dist the folder to be published
 * @param siteUrl the origin in the owner's settings
 * @returns the reasons not to publish it; empty if there are none
 */
export function findBuildProblems(dist: string, siteUrl: string): string[] {
  if (!existsSync(join(dist, 'robots.txt'))) return [`${dist} is not built yet: ${BUILD_COMMAND}`]
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8')
  if (robots.includes(NOT_FOR_PUBLICATION)) {
    return [`${dist} was built without the owner’s settings. Set them, then: ${BUILD_COMMAND}`]
  }
  if (!robots.includes(`${siteUrl}/`)) {
    return [
      `${dist} was built for another address than ${siteUrl}. Build it again: ${BUILD_COMMAND}`,
    ]
  }
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isText)
  return texts.flatMap((file) => {
    const [found] = UNFILLED.exec(readFileSync(join(dist, file), 'utf8')) ?? []
    return found ? [`${join(dist, file)} still says ${found}`] : []
  })
}
