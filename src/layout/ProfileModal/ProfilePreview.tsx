import { useRef, useState } from 'react'
import { profileModal } from '#content/profileModal.ts'
import { PROFILE_PDF } from '#lib/addresses.ts'
import { PreviewFallback } from './PreviewFallback.tsx'
import * as styles from './ProfileModal.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { hasPdfViewer, usePreviewCheck } from './usePreviewCheck.ts'

/** Asks the viewer for its toolbar, navigation pane and scrollbar. */
const FRAME_ADDRESS = `${PROFILE_PDF}#toolbar=1&navpanes=1&scrollbar=1`

/** The PDF in a frame, or what stands in for it. A failed frame stays: it may still load. */
export function ProfilePreview() {
  const root = useReturnFocus<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [framed] = useState(hasPdfViewer)
  const failed = usePreviewCheck(frame)
  return (
    <div ref={root} className={styles.preview}>
      {framed && (
        // No `sandbox`: browsers refuse to start their PDF viewer in one.
        <iframe
          ref={frame}
          className={failed ? styles.frame.hidden : styles.frame.shown}
          src={FRAME_ADDRESS}
          title={profileModal.frameTitle}
        />
      )}
      {/* Always there, so that a fallback that appears in it is announced. */}
      <div role="status">{failed && <PreviewFallback />}</div>
    </div>
  )
}
