import { useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { linkProblemText, refusedText } from './fieldWords.ts'
import type { InstrumentState } from './types.ts'

export type AnnouncementProps = { state: InstrumentState; text: string }

/** Announces the result or a refused input to screen readers, once the last change has settled. */
export function Announcement({ state, text }: AnnouncementProps) {
  const unused = state.fields.find(({ linkProblem }) => linkProblem)
  const refused = state.fields.find(({ isRefused }) => isRefused)
  const current = unused
    ? `${unused.copy.label}: ${linkProblemText(unused)}`
    : refused
      ? `${refused.copy.label}: ${refusedText(refused.rule)}`
      : text
  const [announced, setAnnounced] = useState('')
  if ((state.isSettled || unused) && announced !== current) setAnnounced(current)
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
