import { desktop, phone, test } from './test.ts'

const DEVICES = { phone, desktop }
type Device = keyof typeof DEVICES

/** Describes the tests once for each theme on each device, with reduced motion. */
export function inEachLook(
  tests: (device: Device) => void,
  devices: Device[] = ['phone', 'desktop'],
) {
  for (const theme of ['light', 'dark']) {
    for (const device of devices) {
      test.describe(`${theme}, ${device}`, () => {
        test.use({ viewport: DEVICES[device], contextOptions: { reducedMotion: 'reduce' } })
        test.beforeEach(({ page }) =>
          page.addInitScript((value) => localStorage.setItem('theme', value), theme),
        )
        tests(device)
      })
    }
  }
}
