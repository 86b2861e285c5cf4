// Lines of vCard (RFC 2426) and iCalendar (RFC 5545), which have the same rules.

const MAX_LINE_BYTES = 75

export const escapeText = (text: string) =>
  text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** @returns the text of a file: each line ends with CRLF, and has at most 75 bytes */
export const formatLines = (lines: readonly string[]) =>
  lines.map((line) => `${fold(line)}\r\n`).join('')

function fold(line: string): string {
  let bytes = 0
  return Array.from(line, (character) => {
    const { length } = new TextEncoder().encode(character)
    const isFull = bytes + length > MAX_LINE_BYTES
    bytes = (isFull ? 1 : bytes) + length
    return isFull ? `\r\n ${character}` : character
  }).join('')
}
