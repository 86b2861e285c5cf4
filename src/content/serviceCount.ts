import { SERVICE_SLUGS } from './paths.ts'

const WORDS = ['Ten', 'Eleven', 'Twelve']
const { length } = SERVICE_SLUGS
const count = WORDS[length - 10] ?? String(length)

/** How many services there are, for texts: at the start of a sentence, and within one. */
export const serviceCount = { start: count, within: count.toLowerCase() }
