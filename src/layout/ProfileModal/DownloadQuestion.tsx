import { profileModal } from '#content/profileModal.ts'
import { DownloadLink } from './DownloadLink.tsx'
import * as styles from './ProfileModal.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** The modal on small screens, where a preview would be too narrow to read. */
export function DownloadQuestion() {
  const root = useReturnFocus<HTMLDivElement>()
  return (
    <div ref={root} className={styles.question}>
      <p>{profileModal.question}</p>
      <DownloadLink />
    </div>
  )
}
