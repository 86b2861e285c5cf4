const frame = () => new Promise(requestAnimationFrame)

/** For component tests with fake timers, which `expect.poll` would move: waits until React has rendered. */
export async function afterRender() {
  await frame()
  await frame()
}
