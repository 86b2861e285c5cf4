import { desktop, phone, test } from './test.ts'

const LOOKS = [
  ['light', 'phone', phone],
  ['dark', 'desktop', desktop],
] as const

/**
 * Describes the tests for light on a phone and dark on a desktop, with reduced motion. Colours do
 * not depend on the device, and axe checks all four combinations.
 */
export function inEachLook(tests: () => void) {
  for (const [theme, device, viewport] of LOOKS) {
    test.describe(`${theme}, ${device}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, films: true })
      test.beforeEach(({ page }) =>
        page.addInitScript((value) => {
          // The frame of the PDF viewer has no storage.
          if (window === top) localStorage.setItem('theme', value)
        }, theme),
      )
      tests()
    })
  }
}
