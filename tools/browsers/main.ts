// Installs missing browsers for the tests, one after another: apt allows one process at a time.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'
import { findChromium, findFirefox, findShell } from './find.ts'
import { installFromDebian } from './installFromDebian.ts'

/** The GStreamer plug-ins decode H.264. */
const WEBKIT = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
]

ensureChromium()
// Playwright's Chromium includes the headless shell.
if (findChromium() && !findShell()) installFromDebian('chromium-headless-shell')
if (!findFirefox()) installFromDebian('firefox-esr')
if (spawnSync('dpkg', ['-s', ...WEBKIT]).status !== 0) installFromDebian(...WEBKIT)
