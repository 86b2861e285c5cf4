import { type FileHandle, open } from 'node:fs/promises'
import { contentType, isText } from '#tools/headers/mime.ts'
import { acceptedCodings, type Coding } from './acceptEncoding.ts'
import type { Version } from './conditional.ts'

/** One form of a file, open for reading. Whoever gets it closes `handle`. */
export type Representation = Version & {
  handle: FileHandle
  coding: Coding
  /** Bytes. */
  size: number
  type: string
  /** Whether the file has compressed forms, so that the answer depends on Accept-Encoding. */
  negotiated: boolean
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Opens the form of `file` that suits `acceptEncoding` best: a compressed file beside it, or the
 * file itself. Nothing is kept between requests, so a new build is served at once.
 * @throws the file system's error when the file cannot be opened.
 */
export async function openRepresentation(
  file: string,
  acceptEncoding: string | undefined,
): Promise<Representation> {
  const type = contentType(file)
  const negotiated = isText(type)
  const own = await opened(file, 'identity')
  const codings = negotiated ? acceptedCodings(acceptEncoding) : []
  for (const coding of codings) {
    if (coding === 'identity') break
    const form = await opened(file + ENDINGS[coding], coding).catch(() => null)
    // An older one was made from other content.
    if (form && form.modified >= own.modified) {
      await own.handle.close()
      return { ...form, type, negotiated }
    }
    await form?.handle.close()
  }
  return { ...own, type, negotiated }
}

async function opened(file: string, coding: Coding) {
  const handle = await open(file)
  try {
    const { size, mtimeMs } = await handle.stat()
    const stamp = Math.floor(mtimeMs * 1000).toString(36)
    return {
      handle,
      coding,
      size,
      modified: mtimeMs,
      etag: `"${size.toString(36)}-${stamp}-${coding}"`,
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}
