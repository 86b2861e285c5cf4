import type { KeptMessage } from './outbox.ts'

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/** Control characters and invisible ones: they could move the cursor or turn the text around. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const FIELDS = [
  ['Name', 'user_name'],
  ['E-mail', 'user_email'],
  ['Phone', 'user_phone'],
] as const
const LABEL_WIDTH = 8
const MAX_FIELD = 200
const MAX_LINES = 40

/**
 * A message as a short block for the console. Each line of it starts with our own indent and
 * label, so that no message can look like a line of the log.
 */
export function messageText({ receivedAt, body }: KeptMessage, file: string): string {
  const params = isRecord(body.template_params) ? body.template_params : {}
  const fields = FIELDS.map(([label, key]) => row(label, printable(textOf(params[key]))))
  const lines = textOf(params.user_message).split(LINE_BREAK).map(printable)
  const shown = lines.slice(0, MAX_LINES)
  if (lines.length > shown.length) shown.push(`(${lines.length - shown.length} more lines)`)
  return [
    `Message received ${receivedAt}`,
    ...fields,
    ...shown.map((line, index) => row(index === 0 ? 'Message' : '', line)),
    row('Kept in', file),
  ].join('\n')
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(LABEL_WIDTH)}| ${text}`
}

function printable(text: string): string {
  const clean = text.replaceAll(UNPRINTABLE, '')
  return clean.length > MAX_FIELD ? `${clean.slice(0, MAX_FIELD)}…` : clean
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether `value` is a JSON object, not an array or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
