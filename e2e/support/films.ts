import type { Page } from '@playwright/test'

/**
 * Makes films play in H.264. Debian's Chromium decodes AV1 with dav1d 1.0, whose threads can
 * deadlock: one page in twenty then stops painting.
 */
export const withoutAv1 = (page: Page) =>
  page.route('**/*av1*.mp4', (route) => route.fulfill({ status: 204 }))
