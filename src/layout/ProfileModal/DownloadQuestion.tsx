import { profileModal } from '#content/layout.ts'
import { DownloadLink } from './DownloadLink.tsx'
import * as styles from './ProfileModal.css.ts'

/** What small screens show: a frame would be too narrow to read in. */
export function DownloadQuestion() {
  return (
    <div className={styles.question}>
      <p>{profileModal.question}</p>
      <DownloadLink />
    </div>
  )
}
