import type { MouseEvent } from 'react'
import { formatResultHash, type LinkedFlight, type ToolResult } from '#content/resultLink.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx'
import { sharedWords } from './words.ts'
import * as styles from './Tool.css.ts'

export type ActionsProps = {
  result: ToolResult
  flight?: LinkedFlight
  /** Whether an input is refused: the result is then still that of the last valid inputs. */
  isOutdated: boolean
  /** False until hydration, when the figures are still the example's: the link then carries none. */
  isLive: boolean
  onRequest: () => void
}

/** Copies a result, or takes it to the contact form. */
export const Actions = ({ result, flight, isOutdated, isLive, onRequest }: ActionsProps) => (
  <div
    className={styles.actions}
    inert={isOutdated}
    onClickCapture={isOutdated ? refuseClick : undefined}
  >
    <CopyButton text={result.text} label={sharedWords.copy} copied={sharedWords.copied} />
    <ButtonLink
      to="/contact-us"
      tone="quiet"
      hash={isLive && !isOutdated ? formatResultHash(result, flight) : undefined}
      onClick={onRequest}
    >
      {sharedWords.request}
    </ButtonLink>
  </div>
)

/** For browsers without `inert`, such as Firefox 111. */
function refuseClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
