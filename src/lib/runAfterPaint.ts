/** Browsers paint between an input and the next task: the visitor sees the pressed state at once. */
export function runAfterPaint(work: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', work, { once: true })
  port1.start()
  port2.postMessage(0)
}
