import { setTimeout } from 'node:timers/promises'
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { type Engine, isHydrated, type Role, TIMEOUT_MS, type Visitor } from './visitor.ts'

/** WebKitWebDriver computes an element's name, but not its role. */
const SELECTORS: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
}
/** MiniBrowser, the test browser of WebKitGTK, in the mode that accepts commands. */
const CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
}
const START_TIMEOUT_MS = 15_000
/** Height of MiniBrowser's toolbar in pixels. */
const TOOLBAR_PX = 38

export const webKit: Engine = {
  // The start sometimes hangs: try again.
  visit: (origin) => visit(origin).catch(() => visit(origin)),
}

/** Starts a driver for one session, so that a hanging one does not affect the next visit. */
async function visit(origin: string): Promise<Visitor> {
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).build()
  try {
    const address = await service.start(TIMEOUT_MS)
    const started = new Builder().usingServer(address).withCapabilities(CAPABILITIES).build()
    const driver = await Promise.race([started, rejectAfter(START_TIMEOUT_MS)])
    const close = () => driver.quit().finally(() => service.kill())
    return await visitor(driver, origin, close)
  } catch (error) {
    await service.kill()
    throw error
  }
}

async function rejectAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false })
  throw new Error(`MiniBrowser did not start within ${ms} ms`)
}

async function visitor(
  driver: WebDriver,
  origin: string,
  close: Visitor['close'],
): Promise<Visitor> {
  const evaluate: Visitor['evaluate'] = (work, ...parameters) =>
    driver.executeScript(`return (${String(work)})(...arguments)`, ...parameters)
  const resize = async (width: number, height: number) => {
    await driver
      .manage()
      .window()
      .setRect({ width, height: height + TOOLBAR_PX })
  }
  const find = async (role: Role, name: string): Promise<WebElement | undefined> => {
    for (const element of await driver.findElements(By.css(SELECTORS[role]))) {
      // The driver throws when asked for the name of a hidden element.
      if (!(await element.isDisplayed())) continue
      if ((await element.getAccessibleName()) === name) return element
    }
  }
  /** Repeats `act` until it returns something truthy. It may throw while the page changes. */
  const until = async (what: string, act: () => Promise<unknown>) => {
    await driver.wait(() => act().catch(() => false), TIMEOUT_MS, what)
  }
  await resize(1440, 900)
  return {
    open: async (path) => {
      await driver.get(`${origin}${path}`)
      await until(`hydration of ${path}`, () => evaluate(isHydrated))
      // WebKit does not expose the status of the page's own response.
      return await evaluate(async () => (await fetch(location.href)).status)
    },
    goBack: () => driver.navigate().back(),
    resize,
    sees: (role, name) => until(`${role} “${name}”`, () => find(role, name)),
    click: (role, name) =>
      until(`a click on ${role} “${name}”`, async () => {
        const element = await find(role, name)
        // The driver's own scrolling can leave the element outside the window.
        const options = "{ block: 'center', behavior: 'instant' }"
        await driver.executeScript(`arguments[0]?.scrollIntoView(${options})`, element)
        await element?.click()
        return element
      }),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    evaluate,
    close,
  }
}
