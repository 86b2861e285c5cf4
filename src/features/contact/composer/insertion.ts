/** One block of lines in a message, and what stood in its place before. */
export type Insertion = {
  /** Where the block starts in the message, its separating lines included. */
  index: number
  /** The block as it was put in, with the separating lines before it. */
  text: string
  /** The separating lines alone. */
  gap: string
  /** What `text` took the place of. */
  replaced: string
}

export type Inserted = { message: string; insertion: Insertion }

/** An empty line between what was typed and what is added. */
function separator(message: string): string {
  if (message === '' || message.endsWith('\n\n')) return ''
  return message.endsWith('\n') ? '\n' : '\n\n'
}

/**
 * Where an insertion still stands untouched, in lines of its own: where it was put, or wherever it
 * has moved to. What was typed on to its first or last line made that the visitor's.
 *
 * @returns -1 where it does not
 */
function find(message: string, { index, text, gap }: Insertion): number {
  const stands = (at: number) =>
    at >= 0 &&
    message.startsWith(text, at) &&
    (gap !== '' || at === 0 || message[at - 1] === '\n') &&
    (at + text.length === message.length || message[at + text.length] === '\n')
  if (stands(index)) return index
  let at = message.lastIndexOf(text)
  while (at > 0 && !stands(at)) at = message.lastIndexOf(text, at - 1)
  return stands(at) ? at : -1
}

const replaceAt = (message: string, index: number, length: number, text: string) =>
  message.slice(0, index) + text + message.slice(index + length)

/**
 * Puts a block of lines into a message. What was typed stays: the block goes to the end, or takes
 * the place of the block that it renews if nobody has changed that.
 */
export function insertBlock(message: string, block: string, earlier?: Insertion): Inserted {
  const at = earlier ? find(message, earlier) : -1
  if (earlier && at >= 0) {
    const { gap } = earlier
    const text = gap + block
    const insertion = { index: at, text, gap, replaced: earlier.text }
    return { message: replaceAt(message, at, earlier.text.length, text), insertion }
  }
  const gap = separator(message)
  const text = gap + block
  const insertion = { index: message.length, text, gap, replaced: '' }
  return { message: message + text, insertion }
}

/**
 * Takes an insertion back. What was typed since then stays.
 *
 * @returns undefined where the block was changed by hand: there is nothing to take back safely.
 */
export function undoInsertion(message: string, insertion: Insertion): string | undefined {
  const at = find(message, insertion)
  if (at < 0) return undefined
  return replaceAt(message, at, insertion.text.length, insertion.replaced)
}
