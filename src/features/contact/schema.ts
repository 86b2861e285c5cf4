import * as z from 'zod/mini'
import type { Result } from '#content/resultLink.ts'
import { columnOf } from './fields.ts'
import type { Flight } from './flight.ts'
import { findLongSize, isMessageGiven, SIZE_LIMIT_KB } from './message.ts'

/** Whatever the fields say: all messages appear together. */
const always = { when: () => true, path: ['message'] }

/** Checks the form as typed. */
export const contactSchema = z
  .object({
    ...columnOf('schema'),
    flight: z.custom<Flight>(),
    results: z.custom<readonly Result[]>(),
  })
  .check(
    z.refine(isMessageGiven, { ...always, error: 'Message is required' }),
    z.refine((values) => (findLongSize(values) ?? 0) <= SIZE_LIMIT_KB, {
      ...always,
      error: 'Message is too long',
    }),
  )
