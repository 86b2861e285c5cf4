// What contact cards (RFC 2426) and calendars (RFC 5545) have in common.

const MAX_LINE_BYTES = 75

export const escapeText = (text: string): string =>
  text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** @returns the lines with their ends, each broken into parts of at most 75 bytes */
export const formatContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('')

/** A space continues the line before. */
function fold(line: string): string {
  let bytes = 0
  return Array.from(line, (character) => {
    const { length } = new TextEncoder().encode(character)
    const isFull = bytes + length > MAX_LINE_BYTES
    bytes = (isFull ? 1 : bytes) + length
    return isFull ? `\r\n ${character}` : character
  }).join('')
}
