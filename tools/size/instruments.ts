import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCES = 'src/features/instruments'
const IMPORT = /from"\.\/([^"]+)"/g

/**
 * What each instrument loads when it scrolls near: its own chunk, and those that no other instrument
 * imports.
 *
 * @param assets folder of the build's chunks
 * @param loaded file names of the chunks that every page has loaded before
 * @returns paths by the instrument's name
 * @throws if an instrument has no chunk of its own
 */
export async function findInstrumentChunks(
  assets: string,
  loaded: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const names = (await readdir(SOURCES)).filter((folder) => folder !== 'shared')
  const built = await readdir(assets)
  const chunks = await Promise.all(
    names.map(async (name) => {
      // cargo-flights/CargoFlightsInstrument.tsx becomes CargoFlightsInstrument-<hash>.js
      const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      const component = `${words.join('')}Instrument`
      const file = built.find((asset) => new RegExp(`^${component}-[\\w-]{8}\\.js$`).test(asset))
      if (!file) throw new Error(`${assets} has no chunk for ${SOURCES}/${name}`)
      const code = await readFile(join(assets, file), 'utf8')
      return { name, file, imports: [...code.matchAll(IMPORT)].map(([, chunk = '']) => chunk) }
    }),
  )
  const isOwn = (chunk: string) =>
    !loaded.has(chunk) && chunks.filter(({ imports }) => imports.includes(chunk)).length === 1
  return new Map(
    chunks.map(({ name, file, imports }) => [
      name,
      [file, ...imports.filter(isOwn)].map((chunk) => join(assets, chunk)),
    ]),
  )
}
