import * as z from 'zod/mini'
import { form } from '#content/contact.ts'
import type { ToolResult } from '#content/resultLink.ts'
import { composeFields, sentFields } from './fields.ts'
import type { Flight } from './flight.ts'
import { type ContactValues, isMessageGiven, isTooLong } from './message.ts'

const { errors } = form

/** Runs even if fields have errors, so that all messages appear together. */
const always = { when: () => true, path: ['message'] }

export const contactSchema = z.pipe(
  z.transform((values: ContactValues) => ({ ...values, ...composeFields(values) })),
  z
    .object({
      ...sentFields,
      flight: z.custom<Flight>(),
      results: z.custom<readonly ToolResult[]>(),
    })
    .check(
      z.refine(isMessageGiven, { ...always, error: errors.message }),
      z.refine((values) => !isTooLong(values), { ...always, error: errors.longMessage }),
    ),
)
