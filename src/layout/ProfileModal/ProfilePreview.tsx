import { useRef, useState } from 'react'
import { pictures } from '#content/media/profileModal.ts'
import { profileModal } from '#content/profileModal.ts'
import { PROFILE_PDF } from '#lib/paths.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
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
  const state = usePreviewCheck(frame)
  const hasFailed = state === 'failed'
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
      {/* Hides the viewer, which is empty and dark until it has drawn the first page. */}
      {hasFrame && (
        <div className={styles.cover[state === 'shown' ? 'lifted' : 'laid']} aria-hidden="true">
          <Picture
            picture={pictures.cover}
            sizes="min(90vw, 1100px)"
            fit="cover"
            priority
            decorative
          />
        </div>
      )}
      {/* The status is always rendered, so that screen readers announce the fallback. */}
      <div role="status">{hasFailed && <PreviewFallback />}</div>
    </div>
  )
}
