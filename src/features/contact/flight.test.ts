import { expect, test } from 'vitest'
import { composeFlight, emptyFlight, findAdvice, FLIGHT_NAMES } from './flight.ts'

test('the lines have a fixed order, aligned values, codes in capitals and ASCII digits', () => {
  const flight = {
    ...emptyFlight,
    service: 'fuel',
    operator: 'Gulf Charter',
    registration: '9k-abc',
    mtow: '٤٥ t',
    from: 'omdb',
    to: 'egll',
    etd: '٢١ ٠٦٠٠',
    crew: '3',
    needs: 'Jet A1 8,000 litres\nCatering for 7',
  }
  expect(composeFlight(flight)).toBe(
    [
      'HANDLING REQUEST KWI / OKKK',
      'SERVICE  Fueling',
      'OPR      Gulf Charter',
      'REG      9K-ABC',
      'MTOW     45 t',
      'ROUTE    OMDB - OKKK - EGLL',
      'ETD UTC  21 0600',
      'CREW     3',
      'NEEDS    Jet A1 8,000 litres',
      '         Catering for 7',
    ].join('\n'),
  )
  expect(composeFlight({ ...emptyFlight, to: 'EGLL' })).toMatch(/\nROUTE {4}OKKK - EGLL$/)
  expect(composeFlight({ ...emptyFlight, needs: '  ' })).toBe('')
})

test.each(FLIGHT_NAMES)('the message has what the field %s holds', (name) => {
  const value = name === 'service' ? 'fuel' : '12'
  expect(composeFlight({ ...emptyFlight, [name]: value })).toMatch(/ (?:Fueling|.*\b12\b.*)$/)
})

test.each([
  ['registration', '9K-ABC', 'not yet known'],
  ['mtow', '45,000 kg', '45000'],
  ['from', 'omdb', 'DXB'],
  ['eta', '0410', 'noon'],
  ['etd', '21 Nov 04:10Z', 'tomorrow'],
  ['etd', '210410z', '30.11.'],
  ['eta', '0410 UTC', '0410 local'],
  ['etd', '0410 zulu', '0410L'],
  ['passengers', '٤', 'four'],
] as const)('the field %s accepts %j and advises on %j', (name, good, doubtful) => {
  expect(findAdvice(name, { ...emptyFlight, [name]: good })).toBeUndefined()
  expect(findAdvice(name, { ...emptyFlight, [name]: doubtful })).toBeTruthy()
})
