import type { Page } from '@playwright/test'

/**
 * Has films play in H.264. Debian's Chromium decodes AV1 with a library of 2022 (dav1d 1.0), whose
 * threads may wait for one another for ever: one page in twenty then paints no more.
 */
export const withoutAv1 = (page: Page) =>
  page.route('**/*av1*.mp4', (route) => route.fulfill({ status: 204 }))
