/**
 * Replaces the text of a textarea in which the visitor may be typing: caret, selection and scroll
 * position stay at the same words.
 */
export function replaceText(area: HTMLTextAreaElement, text: string) {
  const { value, scrollTop } = area
  if (document.activeElement !== area) return
  const shorter = Math.min(value.length, text.length)
  let start = 0
  while (start < shorter && value[start] === text[start]) start++
  let tail = 0
  while (tail < shorter - start && value.at(-1 - tail) === text.at(-1 - tail)) tail++
  const inserted = text.slice(start, text.length - tail)
  area.setRangeText(inserted, start, value.length - tail, 'preserve')
  // Tells React's own record of the value, which `setRangeText` bypasses.
  area.value = text
  area.scrollTop = scrollTop
}
