import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PolicyInputs } from './csp.ts'

/** Folder of `dist` with host configuration. Servers do not serve names that begin with a dot. */
export const HOSTING_FOLDER = '.hosting'
export const INPUTS_FILE = 'headers.json'

/**
 * Reads the policy inputs that the build wrote.
 * @throws if the file is missing or malformed
 */
export async function readPolicyInputs(dist: string): Promise<PolicyInputs> {
  const file = join(dist, HOSTING_FOLDER, INPUTS_FILE)
  const data: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isPolicyInputs(data)) throw new Error(`${file} is not what the build writes`)
  return data
}

function isPolicyInputs(data: unknown): data is PolicyInputs {
  if (typeof data !== 'object' || data === null) return false
  const { scriptHashes, providerOrigin } = data as Record<string, unknown>
  const hashesFit = Array.isArray(scriptHashes) && scriptHashes.every((h) => typeof h === 'string')
  return hashesFit && (providerOrigin === null || typeof providerOrigin === 'string')
}
