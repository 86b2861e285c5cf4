/** Mail programs on Windows truncate longer URLs or do not open them. */
const MAX_URL_LENGTH = 2000

export type Mail = {
  /** A `mailto:` URL with as much of the text as fits. */
  href: string
  /** The text that did not fit, for the clipboard. */
  rest: string
}

/** @param pasteHere note that the e-mail contains where the visitor must paste the rest */
export function createMailto(to: string, subject: string, body: string, pasteHere: string): Mail {
  // A lone surrogate, for example after a broken paste, cannot be percent-encoded.
  const text = body.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd')
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`
  const maxBodyLength = MAX_URL_LENGTH - start.length
  const encoded = encodeURIComponent(text)
  if (encoded.length <= maxBodyLength) return { href: start + encoded, rest: '' }

  const end = encodeURIComponent(`\r\n\r\n${pasteHere}`)
  let head = ''
  let length = end.length
  for (const character of text) {
    length += encodeURIComponent(character).length
    if (length > maxBodyLength) break
    head += character
  }
  return { href: start + encodeURIComponent(head) + end, rest: text.slice(head.length) }
}
