/** Characters. Longer addresses are cut, or not opened at all, by mail programs on Windows. */
const LIMIT = 2000

export type Mail = {
  /** `mailto:` address with as much of the message as fits. */
  href: string
  /** What did not fit: for the clipboard. */
  rest: string
}

/**
 * A text as an e-mail of the visitor's own.
 * @param pasteHere stands in the e-mail where the rest is to be pasted
 */
export function mailto(to: string, subject: string, body: string, pasteHere: string): Mail {
  // Half a character, as a broken paste leaves it, cannot stand in an address.
  const text = body.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd')
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`
  const room = LIMIT - start.length
  const whole = encodeURIComponent(text)
  if (whole.length <= room) return { href: start + whole, rest: '' }

  const end = encodeURIComponent(`\r\n\r\n${pasteHere}`)
  let head = ''
  let size = end.length
  for (const sign of text) {
    size += encodeURIComponent(sign).length
    if (size > room) break
    head += sign
  }
  return { href: start + encodeURIComponent(head) + end, rest: text.slice(head.length) }
}
