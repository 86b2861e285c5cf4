/** Keeps caret, selection and scroll position at the same words. Without focus it does nothing. */
export function replaceText(textarea: HTMLTextAreaElement, text: string) {
  const { value, scrollTop } = textarea
  if (document.activeElement !== textarea) return
  const shorterLength = Math.min(value.length, text.length)
  let start = 0
  while (start < shorterLength && value[start] === text[start]) start++
  let tail = 0
  while (tail < shorterLength - start && value.at(-1 - tail) === text.at(-1 - tail)) tail++
  const inserted = text.slice(start, text.length - tail)
  textarea.setRangeText(inserted, start, value.length - tail, 'preserve')
  // `setRangeText` bypasses the value that React tracks; the setter updates it.
  textarea.value = text
  textarea.scrollTop = scrollTop
}
