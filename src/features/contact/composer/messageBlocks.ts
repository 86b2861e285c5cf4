import type { ServiceSlug } from '#lib/paths.ts'

/** A block of lines in the message, and the text whose place it took. */
export type MessageBlock = {
  /** The composer, or the instrument on a service's page. Each has one block, which it renews. */
  source: 'composer' | ServiceSlug
  /** Where the block starts in the message, with its gap. */
  index: number
  /** The block as inserted, with its gap. */
  text: string
  /** The line breaks before the block. */
  gap: string
  /** The text that the block took the place of. */
  replaced: string
}

/** An empty line between what was typed and what is added. */
function gapAfter(message: string): string {
  if (message === '' || message.endsWith('\n\n')) return ''
  return message.endsWith('\n') ? '\n' : '\n\n'
}

/**
 * Finds a block that nobody has changed: where it was inserted, or wherever it has moved to. Text
 * typed on to its first or last line makes it the visitor's.
 *
 * @returns its index, or -1
 */
function find(message: string, { index, text, gap }: MessageBlock): number {
  const isBlock = (at: number) =>
    at >= 0 &&
    message.startsWith(text, at) &&
    (gap !== '' || at === 0 || message[at - 1] === '\n') &&
    (at + text.length === message.length || message[at + text.length] === '\n')
  if (isBlock(index)) return index
  let at = message.lastIndexOf(text)
  while (at > 0 && !isBlock(at)) at = message.lastIndexOf(text, at - 1)
  return isBlock(at) ? at : -1
}

const replaceAt = (message: string, index: number, length: number, text: string) =>
  message.slice(0, index) + text + message.slice(index + length)

/**
 * Inserts lines into a message without touching what was typed: in place of the newest block of the
 * same source if nobody has changed that, else at the end.
 *
 * @returns the message, and the blocks with the new one
 */
export function insertBlock(
  message: string,
  blocks: readonly MessageBlock[],
  lines: string,
  source: MessageBlock['source'],
) {
  const earlier = blocks.findLast((block) => block.source === source)
  const at = earlier ? find(message, earlier) : -1
  const place =
    earlier && at >= 0
      ? { index: at, gap: earlier.gap, replaced: earlier.text }
      : { index: message.length, gap: gapAfter(message), replaced: '' }
  const text = place.gap + lines
  return {
    message: replaceAt(message, place.index, place.replaced.length, text),
    // The same lines once more are nothing to undo.
    blocks: text === place.replaced ? blocks : [...blocks, { ...place, source, text }],
    isRenewal: place.replaced !== '',
  }
}

/**
 * Takes back the newest block that nobody has changed by hand. Only the newest of each source
 * counts: an older one may be found within lines that replaced it and were edited since.
 *
 * @returns the message and the blocks without it, or undefined if there is none
 */
export function undoBlock(message: string, blocks: readonly MessageBlock[]) {
  const last = blocks.findLastIndex(
    (block, index) =>
      !blocks.slice(index + 1).some(({ source }) => source === block.source) &&
      find(message, block) >= 0,
  )
  const block = blocks[last]
  if (!block) return undefined
  const { text, replaced } = block
  return {
    message: replaceAt(message, find(message, block), text.length, replaced),
    blocks: blocks.filter((one) => one !== block),
  }
}
