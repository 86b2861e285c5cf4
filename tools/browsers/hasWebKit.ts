import { spawnSync } from 'node:child_process'
import { installFromDebian } from '#tools/browsers/installFromDebian.ts'

/** The driver brings the engine and its small browser; the plug-ins bring it H.264. */
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

/** @returns whether WebKit can be driven here; Debian's packages are installed where they can be. */
export function hasWebKit(): boolean {
  const lacking = () => PACKAGES.filter((name) => !isInstalled(name))
  if (lacking().length > 0) installFromDebian(...lacking())
  return lacking().length === 0
}
