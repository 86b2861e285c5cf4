import { useRef, useState } from 'react'
import { profileModal } from '#content/profileModal.ts'
import { PROFILE_PDF } from '#lib/addresses.ts'
import { PreviewFallback } from './PreviewFallback.tsx'
import * as styles from './ProfileModal.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { hasPdfViewer, usePreviewCheck } from './usePreviewCheck.ts'

const FRAME_ADDRESS = `${PROFILE_PDF}#toolbar=1&navpanes=1&scrollbar=1`

/** A failed frame stays mounted, since it may still load. */
export function ProfilePreview() {
  const root = useReturnFocus<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasFrame] = useState(hasPdfViewer)
  const hasFailed = usePreviewCheck(frame)
  return (
    <div ref={root} className={styles.preview}>
      {hasFrame && (
        // No `sandbox`: in one, browsers do not start their PDF viewer.
        <iframe
          ref={frame}
          className={hasFailed ? styles.frame.hidden : styles.frame.shown}
          src={FRAME_ADDRESS}
          title={profileModal.frameTitle}
        />
      )}
      {/* The status is always rendered, so that screen readers announce the fallback. */}
      <div role="status">{hasFailed && <PreviewFallback />}</div>
    </div>
  )
}
