import { spawnSync } from 'node:child_process'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'

/** The driver depends on the engine and on MiniBrowser; the GStreamer plug-ins decode H.264. */
const PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
]

const isInstalled = (name: string) =>
  spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { encoding: 'utf8' }).stdout ===
  'installed'

/** @returns whether all packages are installed, after trying to install the missing ones */
export function hasWebKit(): boolean {
  const missing = () => PACKAGES.filter((name) => !isInstalled(name))
  if (missing().length > 0) installFromDebian(...missing())
  return missing().length === 0
}
