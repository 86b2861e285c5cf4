/** Milliseconds after which a message that was not answered counts as failed. */
export const SEND_LIMIT_MS = 15_000

/**
 * Why a message did not leave. `status` is the provider's HTTP status, or 0 where there was no
 * answer at all: network down, time out, code that could not be loaded, a missing key.
 */
export class SendFailure extends Error {
  readonly status: number
  readonly text: string
  /** The page's own code cannot be had, as after a deployment: it must be loaded anew. */
  readonly stale: boolean

  constructor(status: number, text: string, cause?: unknown, stale = false) {
    super(`The message was not sent (${status}): ${text}`, { cause })
    this.name = 'SendFailure'
    this.status = status
    this.text = text
    this.stale = stale
  }
}

/** Brings everything that the provider's client throws into one shape. */
export function toSendFailure(thrown: unknown): SendFailure {
  if (thrown instanceof SendFailure) return thrown
  if (isResponse(thrown)) return new SendFailure(thrown.status, thrown.text ?? '', thrown)
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return new SendFailure(0, text, thrown)
}

const isResponse = (thrown: unknown): thrown is { status: number; text?: string } =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  typeof thrown.status === 'number'

/** Rejects with a `SendFailure` of status 0 once `limit` milliseconds are over. */
export async function withinLimit<T>(work: Promise<T>, limit = SEND_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendFailure(0, `no answer in ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
