/** Does `work` when what stands on the page now has been painted: a press is seen before its answer. */
export function afterPaint(work: () => void) {
  // A page in the background is not painted.
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
