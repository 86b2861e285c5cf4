import { expect, test } from 'vitest'
import { checkFit, type Piece } from './model.ts'

const piece = (lengthCm: number, widthCm: number, heightCm: number, massKg = 1500): Piece => ({
  lengthCm,
  widthCm,
  heightCm,
  massKg,
  isUpright: true,
})
/** @returns for example `PMC lower tooHigh, PMC main yes` */
const describeDecks = (given: Piece) =>
  checkFit(given)
    .ulds.flatMap(({ id, decks }) => decks.map(({ deck, verdict }) => `${id} ${deck} ${verdict}`))
    .join(', ')
const describeDoors = (given: Piece) =>
  checkFit(given)
    .doors.map(({ verdict }) => verdict)
    .join(' ')

const LOW = 'PAG lower yes, PAG main yes, PMC lower yes, PMC main yes, PGA main yes'
test.each([
  // Length, width, height in cm and mass in kg. A device carries its gross limit less its tare.
  [280, 200, 162, 1500, LOW],
  [280, 200, 162, 4516, LOW],
  [280, 200, 162, 4517, LOW.replace('PAG lower yes', 'PAG lower tooHeavy')],
  [280, 200, 162, 4916, LOW.replaceAll('lower yes', 'lower tooHeavy')],
  [280, 200, 235, 5923, LOW.replaceAll('lower yes', 'lower tooHigh')],
  [
    280,
    200,
    235,
    5924,
    'PAG lower tooHigh, PAG main tooHeavy, PMC lower tooHigh, PMC main yes, PGA main yes',
  ],
  [280, 220, 163, 6685, 'PMC lower tooHigh, PMC main tooHeavy, PGA main yes'],
  [280, 220, 245, 1500, 'PMC lower tooHigh, PMC main high, PGA main high'],
  [280, 220, 300, 1500, 'PMC lower tooHigh, PMC main tooHigh, PGA main tooHigh'],
  [304, 139, 100, 3085, `PLA lower yes, PLA main yes, ${LOW}`],
  [304, 139, 100, 3086, `PLA lower tooHeavy, PLA main tooHeavy, ${LOW}`],
  [592, 230, 162, 10_840, 'PGA main yes'],
  [592, 230, 162, 10_841, 'PGA main tooHeavy'],
  [593, 230, 162, 100, ''],
])('the decks for a piece of %d × %d × %d cm and %d kg: %s', (l, w, h, kg, decks) => {
  expect(describeDecks(piece(l, w, h, kg))).toBe(decks)
})

test.each([
  // Length, width, height: 747-400F side and nose, 777F, A330P2F, 737-800SF. 5 cm are kept free.
  [280, 200, 213, 'yes yes yes yes yes'],
  [280, 200, 214, 'yes yes yes yes no'],
  [335, 200, 213, 'yes yes yes yes yes'],
  [336, 200, 213, 'turn yes yes yes yes'],
  [343, 200, 213, 'turn yes yes yes yes'],
  [344, 200, 213, 'turn yes yes yes turn'],
  [353, 200, 213, 'turn yes yes yes turn'],
  [354, 200, 213, 'turn yes yes turn turn'],
  [355, 200, 213, 'turn yes yes turn turn'],
  [356, 200, 213, 'turn yes turn turn turn'],
  [2000, 200, 100, 'turn yes turn turn turn'],
  [2000, 259, 239, 'turn yes turn turn no'],
  [2000, 260, 240, 'turn no turn turn no'],
  [2000, 335, 252, 'turn no turn turn no'],
  [2000, 336, 253, 'no no turn no no'],
  [400, 356, 100, 'no no no no no'],
])('the five doors for a piece of %d × %d × %d cm: %s', (l, w, h, doors) => {
  expect(describeDoors(piece(l, w, h))).toBe(doors)
})

test.each([
  // A position of the 737-800SF takes 4,082 kg, 110 of them the pallet.
  [300, 205, 3972, 'yes yes yes yes yes'],
  [300, 205, 3973, 'yes yes yes yes tooHeavy'],
  [300, 205, 5500, 'yes yes yes yes tooHeavy'],
  [349, 205, 5500, 'turn yes yes yes tooHeavy'],
  [300, 214, 5500, 'yes yes yes yes no'],
])('the five doors for a piece of %d × 200 × %d cm and %d kg: %s', (l, h, kg, doors) => {
  expect(describeDoors(piece(l, 200, h, kg))).toBe(doors)
})

test.each([
  [592, 230, false],
  [593, 230, true],
  [900, 240, true],
])('a piece of %d × %d cm exceeds every pallet: %j', (l, w, exceedsPallets) => {
  // A piece that is too high and too heavy for a pallet still fits its base.
  expect(checkFit(piece(l, w, 400, 30_000)).exceedsPallets).toBe(exceedsPallets)
})

test('a tall piece that may lie down fits where it cannot stand, in any order of its sides', () => {
  expect(describeDoors(piece(60, 60, 500))).toBe('no no no no no')
  for (const mast of [piece(60, 60, 500), piece(500, 60, 60), piece(60, 500, 60)]) {
    const lying = { ...mast, isUpright: false }
    expect(describeDoors(lying)).toBe('turn yes turn turn turn')
    expect(describeDecks(lying)).toContain('PGA main yes')
  }
})

test.each([
  [280, 100, 200],
  [200, 280, 100],
  [200, 100, 280],
  [100, 280, 200],
  [100, 200, 280],
])('a piece that may lie on any face fits as well when entered as %d × %d × %d', (l, w, h) => {
  const lying = { ...piece(l, w, h), isUpright: false }
  const flat = { ...piece(280, 200, 100), isUpright: false }
  expect(describeDecks(lying)).toBe(describeDecks(flat))
  expect(describeDoors(lying)).toBe(describeDoors(flat))
})
