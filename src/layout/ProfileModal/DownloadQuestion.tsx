import { profileModal } from '#content/profileModal.ts'
import { DownloadLink } from './DownloadLink.tsx'
import * as styles from './ProfileModal.css.ts'
import { useGivenWay } from './useGivenWay.ts'

/** What small screens show: a frame would be too narrow to read in. */
export function DownloadQuestion() {
  const root = useGivenWay<HTMLDivElement>()
  return (
    <div ref={root} className={styles.question}>
      <p>{profileModal.question}</p>
      <DownloadLink />
    </div>
  )
}
