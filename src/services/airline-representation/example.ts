/**
 * What the instrument and the service's card show first, with its differences in hours: computing them
 * takes `Intl`, which is slow.
 */
export const EXAMPLE = {
  zone: 'Europe/London',
  year: 2027,
  aheadHours: { winter: 3, summer: 2 },
} as const
