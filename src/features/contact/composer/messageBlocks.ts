import type { ServiceSlug } from '#lib/paths.ts'

/** Lines that were inserted into the message, and the text that they replaced. */
export type MessageBlock = {
  /** The composer, or the service whose instrument made the lines. Each source has one block. */
  source: 'composer' | ServiceSlug
  /** Start of the block's text in the message. */
  index: number
  /** The inserted text, including the gap. */
  text: string
  /** The line breaks before the block. */
  gap: string
  /** The text that this block replaced: an earlier block of the same source, or none. */
  replaced: string
}

function createGap(message: string): string {
  if (message === '' || message.endsWith('\n\n')) return ''
  return message.endsWith('\n') ? '\n' : '\n\n'
}

/**
 * Finds an unedited block anywhere in the message. A block counts as edited if the visitor has added
 * text to its first or last line.
 *
 * @returns the index, or -1
 */
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

/**
 * Inserts lines into a message and keeps all typed text. The lines replace the newest block of the same
 * source if it is unedited; otherwise they go to the end.
 */
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

/**
 * Removes the newest unedited block. Considers only the newest block of each source: the text of an
 * older one may be part of edited lines that replaced it.
 *
 * @returns undefined if there is no such block
 */
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
