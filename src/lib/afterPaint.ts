/**
 * Does `work` in a task of its own, so that what a press has changed is painted before its answer:
 * after an input, browsers paint before the next task.
 */
export function afterPaint(work: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', work, { once: true })
  port1.start()
  port2.postMessage(0)
}
