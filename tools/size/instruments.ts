import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^(\w+)Instrument-[\w-]{8}\.js$/
const IMPORT = /from"\.\/([^"]+)"/g

/**
 * What each instrument brings when it comes near: its own chunk, with its words, and those that no
 * other instrument imports.
 *
 * @param assets folder of the build's chunks
 * @param atHand file names of those that every page has loaded before
 * @returns paths by the instrument's name
 * @throws if there is none, so that nothing is measured as nothing
 */
export async function instrumentChunks(
  assets: string,
  atHand: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const files = (await readdir(assets)).filter((file) => NAME.test(file))
  if (files.length === 0) throw new Error(`${assets} has no instrument`)
  const imports = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(join(assets, file), 'utf8')
      return [...code.matchAll(IMPORT)].map(([, chunk = '']) => chunk)
    }),
  )
  const own = (index: number) =>
    imports[index]?.filter(
      (chunk) => !atHand.has(chunk) && imports.filter((all) => all.includes(chunk)).length === 1,
    )
  return new Map(
    files.map((file, index) => [
      NAME.exec(file)?.[1] ?? file,
      [file, ...(own(index) ?? [])].map((chunk) => join(assets, chunk)),
    ]),
  )
}
