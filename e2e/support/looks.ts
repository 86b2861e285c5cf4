import { desktop, phone, test } from './test.ts'

const LOOKS = [
  ['light', 'phone', phone],
  ['dark', 'desktop', desktop],
] as const

/**
 * Describes the tests in each theme and on each device, with reduced motion: two visits. Grounds
 * and inks are the theme's on any device, and axe judges them in all four.
 */
export function inEachLook(tests: () => void) {
  for (const [theme, device, viewport] of LOOKS) {
    test.describe(`${theme}, ${device}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, films: true })
      test.beforeEach(({ page }) =>
        page.addInitScript((value) => {
          // Not in the frame of the PDF viewer, which has no storage.
          if (window === top) localStorage.setItem('theme', value)
        }, theme),
      )
      tests()
    })
  }
}
