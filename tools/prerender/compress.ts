import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText } from '#tools/headers/mime.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes a `.br` and a `.gz` copy of each text file in `dist`, for servers that send those. */
export async function compressTextFiles(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const content = await readFile(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(`${file}.br`, await brotli(content, { params }))
        await writeFile(`${file}.gz`, await deflate(content, { level: 9 }))
      }),
  )
}
