import { expect, test } from 'vitest'
import { renderWithLinks } from '#testing/renderWithLinks.tsx'
import { AirAmbulanceFlightsInstrument } from './AirAmbulanceFlightsInstrument.tsx'

test('the printed table states the size of the stretcher', () => {
  const [, caption] =
    /<caption\b[^>]*>(.*?)<\/caption>/.exec(renderWithLinks(<AirAmbulanceFlightsInstrument />)) ??
    []
  expect(caption).toContain('190\u00a0×\u00a056 cm')
})
