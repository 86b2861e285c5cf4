import * as z from 'zod/mini'
import { form } from '#content/contact.ts'
import type { Result } from '#content/resultLink.ts'
import { columnOf } from './fields.ts'
import type { Flight } from './flight.ts'
import { findLongSize, isMessageGiven, SIZE_LIMIT_KB } from './message.ts'

const { errors } = form

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
    z.refine(isMessageGiven, { ...always, error: errors.message }),
    z.refine((values) => (findLongSize(values) ?? 0) <= SIZE_LIMIT_KB, {
      ...always,
      error: errors.longMessage,
    }),
  )
