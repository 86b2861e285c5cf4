/** Mail programs on Windows truncate longer URLs or do not open them. */
const MAX_URL_LENGTH = 2000

/** @returns a `mailto:` URL with as much of the text as fits, then `cut` if some did not */
export function createMailto(to: string, subject: string, body: string, cut: string): string {
  const create = (text: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  // A lone surrogate, for example after a broken paste or a cut, cannot be percent-encoded.
  const text = body.replace(/\r?\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd')
  let url = create(text)
  for (let end = text.length; url.length > MAX_URL_LENGTH; end -= 20) {
    end = Math.min(end, MAX_URL_LENGTH)
    url = create(`${text.slice(0, end).replace(/\p{Cs}$/u, '')}\r\n\r\n${cut}`)
  }
  return url
}
