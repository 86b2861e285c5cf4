// @vitest-environment happy-dom
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check'
import { expect, test, vi } from 'vitest'
import { toE164 } from './phone.ts'
import { type ContactValues, contactSchema } from './schema.ts'
import { sendMessage } from './send.ts'
import { MESSAGE_LIMIT_BYTES, countMessageBytes } from './size.ts'

const SEED = 20_261_121
const RUNS = 500

/** Text that visitors paste and attackers try. */
const DIFFICULT_TEXTS = {
  script: ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{constructor}}', '%0d'],
  rightToLeft: ['طلب مناولة أرضية', '\u202eabc\u202c', 'שלום OKKK'],
  emoji: ['✈️👩‍✈️🇰🇼', '👨‍👩‍👧‍👦'],
  zeroWidth: ['\u200b\u200d\ufeff', 'a\u2060b'],
  lineBreaks: ['a\r\nb\rc\nd', '\r\n\r\nBcc: x@example.com'],
  nullOrEmpty: ['\u0000', 'a\u0000b', ''],
  loneSurrogates: ['\ud83d', 'a\udc00b'],
  propertyNames: ['__proto__', 'null', 'undefined', '[object Object]'],
} as const
const huge = '✈ 100 kB '.repeat(10_000)

const part = oneof(
  constantFrom(...Object.values(DIFFICULT_TEXTS).flat()),
  string({ unit: 'binary' }),
)
const text = array(part, { maxLength: 4 }).map((parts) => parts.join(''))
const email = oneof(
  text,
  constantFrom(
    'ops@example.com',
    ' ops@example.com\t',
    '"a b"@example.com',
    'o@e.co\r\nBcc: x@y.zz',
  ),
  tuple(text, text).map(([name, host]) => `${name}@${host}.com`),
)
const phone = oneof(text, constantFrom('', '+965', '+96550001234', '+1234567890123456'))
const values = record<ContactValues>({
  name: oneof({ weight: 3, arbitrary: text }, constantFrom('Dana')),
  email: oneof({ weight: 1, arbitrary: email }, constantFrom('ops@example.com')),
  phone: oneof({ weight: 1, arbitrary: phone }, constantFrom('+96550001234')),
  message: oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: constantFrom(huge) }),
})

const EXPECTED_ERRORS = {
  name: ['Name is required'],
  email: ['Email is required', 'Invalid email address'],
  phone: ['Phone number is too short', 'Phone number is too long', 'Invalid phone number'],
  message: ['Message is required'],
} as const

type Issues = readonly { path: PropertyKey[]; message: string }[]

function findUnexpected(issues: Issues): Issues {
  const known: Record<PropertyKey, readonly string[]> = EXPECTED_ERRORS
  return issues.filter(
    ({ path: [field = ''], message }, index) =>
      !known[field]?.includes(message) || issues.findIndex(({ path }) => path[0] === field) < index,
  )
}

/** @returns the template parameters of each request, decoded as the provider decodes them */
async function sendAndCapture(message: ContactValues): Promise<unknown> {
  const post = vi.fn<typeof fetch>().mockResolvedValue(new Response('OK'))
  vi.stubGlobal('fetch', post)
  await sendMessage(message)
  const bodies = post.mock.calls.map(([, init]) => new TextEncoder().encode(init?.body as string))
  return bodies.map((bytes) => {
    const { template_params } = JSON.parse(new TextDecoder().decode(bytes)) as {
      template_params: unknown
    }
    return template_params
  })
}

test(`sends ${RUNS} generated messages unchanged, or rejects them with one error per field`, async () => {
  const counts = { sent: 0, rejected: 0 }
  const check = asyncProperty(values, async (typed) => {
    const { success, data = typed, error } = contactSchema.safeParse(typed)
    const isSent = success && countMessageBytes(typed) <= MESSAGE_LIMIT_BYTES
    counts[isSent ? 'sent' : 'rejected'] += 1
    expect(data).toEqual(typed)
    expect(findUnexpected(error?.issues ?? [])).toEqual([])
    expect(isSent ? await sendAndCapture(typed) : []).toEqual(
      isSent
        ? [
            {
              user_name: typed.name,
              user_email: typed.email.trim(),
              user_phone: toE164(typed.phone),
              user_message: typed.message,
            },
          ]
        : [],
    )
  })
  await assert(check, { seed: SEED, numRuns: RUNS })
  // The generator must produce enough valid and enough invalid messages.
  expect(Math.min(counts.sent, counts.rejected)).toBeGreaterThan(RUNS / 5)
})
