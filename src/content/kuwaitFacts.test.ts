import { expect, test } from 'vitest'
import { distances } from './distances.ts'
import { formatFacts, kuwaitFacts } from './kuwaitFacts.ts'

test('the copied facts are plain lines with computed distances and bearings', () => {
  expect(formatFacts().split('\n')).toEqual([
    'Kuwait in facts',
    'Airport: Kuwait International Airport',
    'Codes: KWI / OKKK (formerly OKBK), since 23 February 2023',
    'Reference: 29°13′36″N 47°58′48″E, 206 ft',
    'Runways: 15R/33L, 15L/33R, 16/34; lengths: see AIP and NOTAM',
    'Time: UTC+3 all year, no summer time',
    'Weekend: Friday and Saturday',
    'Permits: Needed for every landing. Plan at least three working days, Sunday to Thursday. Kuwait’s civil aviation authority decides.',
    '',
    'Nearest alternates',
    'ORMM Basra: 81 NM, 348° true',
    'OEDF Dammam: 191 NM, 149° true',
    'OBBI Bahrain: 226 NM, 141° true',
    'OERK Riyadh: 264 NM, 195° true',
    'OTHH Doha: 306 NM, 140° true',
    'ORBI Baghdad: 309 NM, 322° true',
    'Great circle and true bearing from OKKK. Check NOTAMs: they tell whether an alternate is open.',
  ])
})

test('the alternates are the nearest airports, in order of distance', () => {
  const { codes } = kuwaitFacts.alternates
  const nearest = Object.entries(distances)
    .toSorted(([, a], [, b]) => a.nm - b.nm)
    .map(([code]) => code)
  expect(nearest.slice(0, codes.length)).toEqual(codes)
})
