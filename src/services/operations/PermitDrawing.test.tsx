import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toolWords } from './toolWords.ts'
import { planArrival } from './model.ts'
import { PermitDrawing } from './PermitDrawing.tsx'

/** @returns the HTML of the drawing at this time, for an arrival on 6 December 2026 */
function draw(now: string): string {
  const planned = planArrival('2026-12-06', Date.parse(now) / 60_000)
  return renderToStaticMarkup(
    <PermitDrawing {...planned} onSendBy={() => {}} onCancel={() => {}} />,
  )
}

test('the flag asks for a request by a day that has not passed', () => {
  expect(draw('2026-11-27T06:00Z')).toContain(toolWords.sendBy)
})

test('the flag does not ask for a request by a day that has passed', () => {
  const late = draw('2026-12-03T06:00Z')
  expect(late).not.toContain(toolWords.sendBy)
  expect(late).toContain(toolWords.wasDue)
})
