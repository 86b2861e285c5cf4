import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { KEEP_NAMES } from '#tools/browsers/keepNames.ts'
import { type Engine, isHydrated, type Role, TIMEOUT_MS, until, type Visitor } from './visitor.ts'
import { COMPLAINTS_KEY } from './watchedCopy.ts'

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

/** Height of MiniBrowser's toolbar in pixels. */
const TOOLBAR_PX = 38

export const startWebKit = (origin: string): Engine => ({
  // Its start hung once: try again.
  visit: () => visit(origin).catch(() => visit(origin)),
  close: async () => {},
})

/** Starts a driver for one session, so that a hanging one does not affect the next visit. */
async function visit(origin: string): Promise<Visitor> {
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).build()
  try {
    const address = await service.start(TIMEOUT_MS)
    const driver = await new Builder().usingServer(address).withCapabilities(CAPABILITIES).build()
    const close = () => driver.quit().finally(() => service.kill())
    return await visitor(driver, origin, close)
  } catch (error) {
    await service.kill()
    throw error
  }
}

async function visitor(
  driver: WebDriver,
  origin: string,
  close: () => Promise<void>,
): Promise<Visitor> {
  const capabilities = await driver.getCapabilities()
  const evaluate: Visitor['evaluate'] = (work, ...parameters) =>
    driver.executeScript(`${KEEP_NAMES}; return (${String(work)})(...arguments)`, ...parameters)
  const resize = async (width: number, height: number) =>
    void (await driver
      .manage()
      .window()
      .setRect({ width, height: height + TOOLBAR_PX }))
  const find = async (role: Role, name: string): Promise<WebElement | undefined> => {
    for (const element of await driver.findElements(By.css(SELECTORS[role]))) {
      // The driver throws when asked for the name of a hidden element.
      if (!(await element.isDisplayed())) continue
      if ((await element.getAccessibleName()) === name) return element
    }
  }
  await resize(1440, 900)
  return {
    browser: `WebKitGTK ${capabilities.get('browserVersion')}`,
    open: async (path) => {
      await driver.get(`${origin}${path}`)
      await until(`hydration of ${path}`, () => evaluate(isHydrated))
      // WebKit does not expose the status of the page's own response.
      return await evaluate(async () => (await fetch(location.href)).status)
    },
    resize,
    sees: async (role, name) => void (await until(`${role} “${name}”`, () => find(role, name))),
    click: async (role, name) =>
      void (await until(`a click on ${role} “${name}”`, async () => {
        const element = await find(role, name)
        // The driver's own scrolling can leave the element outside the window.
        await driver.executeScript(
          "arguments[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })",
          element,
        )
        await element?.click()
        return element
      })),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    evaluate,
    complaints: () =>
      evaluate(
        (key) => (sessionStorage.getItem(key) ?? '').split('\n').filter(Boolean),
        COMPLAINTS_KEY,
      ),
    close,
  }
}
