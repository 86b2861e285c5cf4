import { SERVICE_SLUGS } from './paths.ts'

// biome-ignore format: a list
const WORDS = [
  'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve',
]
const { length } = SERVICE_SLUGS
const count = WORDS[length - 1] ?? String(length)

export const serviceCount = { start: count, within: count.toLowerCase() }
