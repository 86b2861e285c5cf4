// WebKit is the engine of every iPhone and iPad. Playwright cannot drive an installed WebKit, so its own
// driver does. The tests share one window, as small as a phone's, which also loads fastest.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { Builder, By, until, type WebDriver } from 'selenium-webdriver'
import { hasWebKit } from '#tools/browsers/find.ts'
import { readOutbox, SENT } from './support/contactForm.ts'
import { DRIVER_PORT, SITE_ORIGIN } from './support/servers.ts'
import { service } from './support/services.ts'

const TIMEOUT_MS = 30_000
const START_TIMEOUT_MS = 15_000
const CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
}
const processes: ChildProcess[] = []
let browser: WebDriver

function run(command: string, options: string[], env = {}) {
  const child = spawn(command, options, { env: { ...process.env, ...env } })
  processes.push(child)
  return child
}

/** MiniBrowser has no headless mode, hence the virtual screen. */
async function start() {
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const display = `:${String(await once(screen.stdout, 'data')).trim()}`
  // The start sometimes hangs: try again.
  const started =
    (await startBrowser(display, DRIVER_PORT)) ?? (await startBrowser(display, DRIVER_PORT + 1))
  if (!started) throw new Error('MiniBrowser did not start')
  browser = started
  await browser.manage().window().setRect({ width: 390, height: 844 })
}

/** @returns undefined if the browser did not start in time */
async function startBrowser(display: string, port: number) {
  run('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display })
  const server = `http://127.0.0.1:${port}`
  while (!(await fetch(`${server}/status`).catch(() => null))) await setTimeout(100)
  const starting = new Builder().usingServer(server).withCapabilities(CAPABILITIES).build()
  return Promise.race([starting, setTimeout(START_TIMEOUT_MS, undefined)])
}

async function open(path: string) {
  await browser.get(SITE_ORIGIN + path)
  await see('html[data-hydrated]')
}
const see = (css: string) => browser.wait(until.elementLocated(By.css(css)), TIMEOUT_MS, css)
/** Clicks the visible button or link of this name. */
async function click(name: string) {
  // The theme button contains a name for each theme; CSS shows one of them.
  const words = `(@aria-label = "${name}" or normalize-space() = "${name}" or span[normalize-space() = "${name}"])`
  const path = By.xpath(`//*[self::button or self::a][${words}]`)
  await browser.wait(
    async () => {
      for (const element of await browser.findElements(path)) {
        if (!(await element.isDisplayed())) continue
        // The driver's own scrolling can leave the element below the window.
        await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element)
        await element.click()
        return true
      }
    },
    TIMEOUT_MS,
    name,
  )
}
const evaluate = <T>(script: string) => browser.executeScript<T>(`return ${script}`)
const bodyText = () => evaluate<string>('document.body.textContent')

test.skip(!hasWebKit(), 'WebKit is not installed')
test.describe.configure({ mode: 'default' })
test.beforeAll(start)
test.afterAll(async () => {
  await browser?.quit()
  for (const child of processes) child.kill()
})

/** The pages that format today's date or time, which engines do differently. */
const DATED = [
  '/',
  '/services',
  '/services/operations',
  '/services/ground-handling',
  '/services/concierge-services',
  '/services/airline-representation',
]

test('every page with dates hydrates and has a heading', async () => {
  for (const path of DATED) {
    await open(path)
    expect(await see('h1').then((heading) => heading.getText()), path).toBeTruthy()
  }
})

test('a visitor sends a message', async () => {
  const text = `From WebKit ${Date.now()}`
  await open('/contact-us')
  const typed = { name: 'Dana', email: 'ops@example.com', phone: '50001234', message: text }
  for (const [id, keys] of Object.entries(typed)) {
    await browser.findElement(By.id(`contact-${id}`)).sendKeys(keys)
  }
  await click('Send message')
  await expect.poll(bodyText).toContain(SENT)
  const kept = (await readOutbox()).filter((message) => JSON.stringify(message).includes(text))
  expect(kept.map(({ user_phone: number }) => number)).toEqual(['+96550001234'])
})

test('a tool writes the input of its answer into the address', async () => {
  await open('/services/fuel')
  const amount = await see('#instrument input')
  await amount.clear()
  await amount.sendKeys('20000')
  await expect.poll(bodyText).toContain('25,000 litres')
  await expect.poll(() => browser.getCurrentUrl()).toMatch(/#.*20000/)
})

test('the opening film plays', async () => {
  await open('/')
  const plays = "document.querySelector('main video').currentTime > 0.1"
  await expect.poll(() => evaluate<boolean>(plays)).toBe(true)
})

test('the phone menu leads to a service, and the theme stays on the next page', async () => {
  await open('/about-us')
  await click('Switch to dark theme')
  await click('Open menu')
  await click('Show services')
  await click(service.name)
  await expect.poll(() => browser.getCurrentUrl()).toBe(`${SITE_ORIGIN}${service.link}`)
  await open('/services')
  await see('html.dark')
})
