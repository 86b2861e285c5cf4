import { profileModal } from '#content/profileModal.ts'
import { PROFILE_FILE_NAME, PROFILE_PDF } from '#lib/paths.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/Button/ButtonLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'

export type DownloadLinkProps = Pick<ButtonLinkProps, 'tone'>

/** The modal closes after a click on any link with `download`. */
export function DownloadLink({ tone = 'primary' }: DownloadLinkProps) {
  return (
    <ButtonLink href={PROFILE_PDF} download={PROFILE_FILE_NAME} tone={tone}>
      <Icon name="download" />
      {profileModal.download}
    </ButtonLink>
  )
}
