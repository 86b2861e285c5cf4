import { profileModal } from '#content/profileModal.ts'
import { PROFILE_PDF } from '#lib/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import * as styles from './ProfileModal.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export function PreviewFallback() {
  const root = useReturnFocus<HTMLDivElement>()
  return (
    <div ref={root} className={styles.fallback}>
      <div className={styles.icon}>
        <Icon name="document" size="large" />
      </div>
      <h3 className={styles.fallbackTitle}>{profileModal.failed.title}</h3>
      <p className={styles.fallbackText}>{profileModal.failed.text}</p>
      <div className={styles.actions}>
        <ButtonLink href={PROFILE_PDF} newTab>
          <Icon name="external" />
          {profileModal.open}
        </ButtonLink>
        <DownloadLink tone="quiet" />
      </div>
    </div>
  )
}
