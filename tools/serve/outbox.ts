import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Content of a file in the outbox. `body` is the whole request body. */
export type KeptMessage = { receivedAt: string; body: Readonly<Record<string, unknown>> }

/**
 * Stores a message as a JSON file whose name sorts by time. The file is written atomically, and only
 * its owner may read it: it holds personal data.
 * @returns the file's path
 * @throws the file system's error if the folder or the file cannot be written
 */
export async function keepMessage(outbox: string, message: KeptMessage): Promise<string> {
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  const time = message.receivedAt.replaceAll(/[:.]/g, '-')
  const name = `${time}-${randomBytes(4).toString('hex')}.json`
  const file = join(outbox, name)
  const unfinished = join(outbox, `.${name}.tmp`)
  try {
    await writeFile(unfinished, `${JSON.stringify(message, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return file
}
