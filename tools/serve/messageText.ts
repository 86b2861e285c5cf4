import type { KeptMessage } from './outbox.ts'

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/** Control and invisible characters could move the cursor or reverse the text. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const FIELDS = [
  ['Name', 'user_name'],
  ['E-mail', 'user_email'],
  ['Phone', 'user_phone'],
] as const
const MAX_FIELD = 200
const MAX_LINES = 40

/**
 * Formats a message for the console. Every line starts with our indent and label, so a message
 * cannot imitate a log entry.
 */
export function messageText({ receivedAt, body }: KeptMessage, file: string): string {
  const params = isRecord(body.template_params) ? body.template_params : {}
  const lines = textOf(params.user_message).split(LINE_BREAK)
  const shown = lines.slice(0, MAX_LINES)
  if (lines.length > MAX_LINES) shown.push(`(${lines.length - MAX_LINES} more lines)`)
  return [
    `Message received ${receivedAt}`,
    ...FIELDS.map(([label, key]) => row(label, textOf(params[key]))),
    ...shown.map((line, index) => row(index === 0 ? 'Message' : '', line)),
    `  Kept in | ${file}`,
  ].join('\n')
}

function row(label: string, text: string): string {
  const clean = text.replaceAll(UNPRINTABLE, '')
  return `  ${label.padEnd(8)}| ${clean.length > MAX_FIELD ? `${clean.slice(0, MAX_FIELD)}…` : clean}`
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Whether `value` is a JSON object, not an array or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
