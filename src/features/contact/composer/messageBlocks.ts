import type { ServiceSlug } from '#lib/paths.ts'

/** Lines that were inserted into the message, and the text that they replaced. */
export type MessageBlock = {
  /** The composer, or the service whose instrument made the lines. Each source has one block. */
  source: 'composer' | ServiceSlug
  index: number
  /** The inserted text, including the gap. */
  text: string
  gap: string
  /** The text that this block replaced: an earlier block of the same source, or none. */
  replaced: string
}

function createGap(message: string): string {
  if (message === '' || message.endsWith('\n\n')) return ''
  return message.endsWith('\n') ? '\n' : '\n\n'
}

/** @returns the index of an unedited block, or -1; text added to its first or last line is an edit */
function findBlock(message: string, { index, text, gap }: MessageBlock): number {
  const isBlockAt = (start: number) =>
    start >= 0 &&
    message.startsWith(text, start) &&
    (gap !== '' || start === 0 || message[start - 1] === '\n') &&
    (start + text.length === message.length || message[start + text.length] === '\n')
  if (isBlockAt(index)) return index
  let start = message.lastIndexOf(text)
  while (start > 0 && !isBlockAt(start)) start = message.lastIndexOf(text, start - 1)
  return isBlockAt(start) ? start : -1
}

const replaceAt = (message: string, index: number, length: number, text: string) =>
  message.slice(0, index) + text + message.slice(index + length)

/** Keeps all typed text: the lines replace an unedited block of the same source or go to the end. */
export function insertBlock(
  message: string,
  blocks: readonly MessageBlock[],
  lines: string,
  source: MessageBlock['source'],
) {
  const earlier = blocks.findLast((block) => block.source === source)
  const index = earlier ? findBlock(message, earlier) : -1
  const position =
    earlier && index >= 0
      ? { index, gap: earlier.gap, replaced: earlier.text }
      : { index: message.length, gap: createGap(message), replaced: '' }
  const text = position.gap + lines
  return {
    message: replaceAt(message, position.index, position.replaced.length, text),
    // Inserting identical lines changes nothing, so there is nothing to undo.
    blocks: text === position.replaced ? blocks : [...blocks, { ...position, source, text }],
    isRenewal: position.replaced !== '',
  }
}

/** Only the newest block of each source counts: edited lines may contain the text of an older one. */
export function undoBlock(message: string, blocks: readonly MessageBlock[]) {
  const newestIndex = blocks.findLastIndex(
    (block, index) =>
      !blocks.slice(index + 1).some(({ source }) => source === block.source) &&
      findBlock(message, block) >= 0,
  )
  const block = blocks[newestIndex]
  if (!block) return undefined
  const { text, replaced } = block
  return {
    message: replaceAt(message, findBlock(message, block), text.length, replaced),
    blocks: blocks.filter((other) => other !== block),
  }
}
