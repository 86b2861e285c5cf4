import { expect, test } from 'vitest'
import { setOptionalContent } from './optionalContent.ts'

const transform = setOptionalContent().transform as (code: string, id: string) => string

test.each([
  'export const notice = undefined as NoticeContent | undefined',
  "export const notice = { date: '2026-11-27', text: 'Own.' }",
  "export const notice: NoticeContent = { date: '2026-11-27', text: 'Own.' }",
])("replaces an owner's notice: %s", (code) => {
  const replaced = transform(code, '/src/content/notice.ts')
  expect(replaced.match(/export const notice\b/g)).toHaveLength(1)
})
