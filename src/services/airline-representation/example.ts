/** The differences in hours are constants: computing them takes `Intl`, which is slow. */
export const EXAMPLE = {
  zone: 'Europe/London',
  year: 2027,
  aheadHours: { winter: 3, summer: 2 },
} as const
