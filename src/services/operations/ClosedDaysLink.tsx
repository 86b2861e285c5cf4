import type { MouseEvent } from 'react'
import { CLOSED_DAYS_ANCHOR } from '#content/paths.ts'
import { prefersReducedMotion, showPart } from '#lib/browser.ts'
import { toolWords } from './toolWords.ts'

function showClosedDays(event: MouseEvent) {
  event.preventDefault()
  showPart(CLOSED_DAYS_ANCHOR, prefersReducedMotion() ? 'instant' : 'smooth')
}

export const ClosedDaysLink = () => (
  <a href={`#${CLOSED_DAYS_ANCHOR}`} onClick={showClosedDays}>
    {toolWords.closedDays}
  </a>
)
