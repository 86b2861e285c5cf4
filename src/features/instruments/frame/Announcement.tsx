import { useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { linkProblemText, refusedText } from './fieldWords.ts'
import type { InstrumentState } from './types.ts'

export type AnnouncementProps = { state: InstrumentState; text: string }

/** Announces the result or a refused input to screen readers, once the last change has settled. */
export function Announcement({ state, text }: AnnouncementProps) {
  const { firstLinkProblem, firstRefused, isSettled } = state
  const current = firstLinkProblem
    ? `${firstLinkProblem.copy.label}: ${linkProblemText(firstLinkProblem)}`
    : firstRefused
      ? `${firstRefused.copy.label}: ${refusedText(firstRefused.rule)}`
      : text
  const [announced, setAnnounced] = useState('')
  if ((isSettled || firstLinkProblem) && announced !== current) setAnnounced(current)
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
