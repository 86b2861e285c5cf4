import { expect, test } from 'vitest'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { AirAmbulanceFlightsTool } from './AirAmbulanceFlightsTool.tsx'

test('the printed table states the size of the stretcher', () => {
  const [, caption] =
    /<caption\b[^>]*>(.*?)<\/caption>/.exec(renderWithLinks(<AirAmbulanceFlightsTool />)) ?? []
  expect(caption).toContain('190\u00a0×\u00a056 cm')
})
