import { KEEP_NAMES } from '#tools/browsers/keepNames.ts'
import { isHydrated, until } from '#tools/smoke/until.ts'
import type { Engine, Role, Visitor } from '#tools/smoke/visitor.ts'
import { startDriver } from './processes.ts'
import { COMPLAINTS } from './watchedCopy.ts'
import { newSession, reference, type Session } from './webDriver.ts'

/** Where a role is looked for: this driver tells an element's name, but not yet its role. */
const CANDIDATES: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
}

/** WebKit's own small browser, which obeys in this mode and gives each session its own storage. */
const CAPABILITIES = { 'webkitgtk:browserOptions': { args: ['--automation'] } }

/** What stands above the page in its window, in pixels. */
const TOOLBAR = 38

/**
 * @param display of the screen that its windows are on
 * @param origin of the site that is visited
 */
export async function startWebKit(display: string, origin: string): Promise<Engine> {
  const { version, end } = await startSession(display).catch(() => startSession(display))
  await end()
  return {
    name: 'WebKitGTK',
    version,
    visit: async () => visitor(await startSession(display), origin),
    close: async () => {},
  }
}

/** Each session has a driver of its own: one that hangs (a start did, once) takes no other along. */
async function startSession(display: string): Promise<Session> {
  const driver = await startDriver(display)
  try {
    const session = await newSession(driver.origin, CAPABILITIES)
    return { ...session, end: () => session.end().finally(driver.end) }
  } catch (error) {
    await driver.end()
    throw error
  }
}

async function visitor(session: Session, origin: string): Promise<Visitor> {
  const evaluate: Visitor['evaluate'] = async (work, ...parameters) => {
    const answer = await session.post<{ value: never; error?: string }>('execute/async', {
      script: `${KEEP_NAMES}
        const done = arguments[1]
        Promise.resolve().then(() => (${String(work)})(...arguments[0])).then(
          (value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [parameters],
    })
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }
  const resize = async (width: number, height: number) =>
    void (await session.post('window/rect', { x: 0, y: 0, width, height: height + TOOLBAR }))
  const look = async (role: Role, name: string) => {
    for (const element of await session.find(CANDIDATES[role])) {
      // What is not displayed has no name here, but an error.
      if (!(await session.get(`element/${element}/displayed`))) continue
      if ((await session.get(`element/${element}/computedlabel`)) === name) return element
    }
  }
  const press = async (element: string) => {
    // The driver's own scrolling leaves some outside the window.
    await session.post('execute/sync', {
      script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      args: [reference(element)],
    })
    await session.post(`element/${element}/click`)
  }
  await resize(1440, 900)
  return {
    open: async (path) => {
      await session.post('url', { url: `${origin}${path}` })
      await until(`the script of ${path}`, () => evaluate(isHydrated))
      // A page of WebKit does not know the status that it came with.
      return await evaluate(async () => (await fetch(location.href)).status)
    },
    resize,
    sees: async (role, name) => void (await until(`${role} “${name}”`, () => look(role, name))),
    click: async (role, name) =>
      void (await until(`a press of ${role} “${name}”`, async () => {
        const element = await look(role, name)
        if (element) await press(element)
        return element
      })),
    type: async (selector, text) => {
      const [element] = await session.find(selector)
      await session.post(`element/${element}/value`, { text })
    },
    evaluate,
    complaints: () =>
      evaluate(
        (key) => (sessionStorage.getItem(key) ?? '').split('\n').filter(Boolean),
        COMPLAINTS,
      ),
    leave: session.end,
  }
}
