// Installs missing browsers, fonts and nginx for the tests. One after another, because apt allows only one
// process.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'
import { findChromium, findFirefox, findShell, hasNginx } from './find.ts'
import { installFromDebian } from './installFromDebian.ts'

/** Contains Liberation Sans, which replaces Arial: the site's fallback fonts are adjusted to its metrics. */
const FONT = 'fonts-liberation'
/** The GStreamer plug-ins decode H.264. */
const WEBKIT = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
]

const isInstalled = (...packages: string[]) => spawnSync('dpkg', ['-s', ...packages]).status === 0

ensureChromium()
// Playwright's Chromium includes the headless shell.
if (findChromium() && !findShell()) installFromDebian('chromium-headless-shell')
if (!findFirefox()) installFromDebian('firefox-esr')
if (!isInstalled(FONT)) installFromDebian(FONT)
if (!isInstalled(...WEBKIT)) installFromDebian(...WEBKIT)
if (!hasNginx()) installFromDebian('nginx-light')
