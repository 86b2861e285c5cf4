import type { PolicyInputs } from '#tools/headers/csp.ts'
import { readPolicyInputs } from '#tools/headers/inputs.ts'

/**
 * Reads the policy inputs of `dist` anew for each response. Without them the strictest policy
 * holds, under which inline scripts do not run, and one entry in the log says why.
 */
export function policySource(
  dist: string,
  log: (entry: string) => void,
): () => Promise<PolicyInputs> {
  let warned = false
  return async () => {
    try {
      return await readPolicyInputs(dist)
    } catch (error) {
      if (!warned) log(`Inline scripts are blocked, their hashes are missing: ${String(error)}`)
      warned = true
      return { scriptHashes: [], providerOrigin: null }
    }
  }
}
