import { servicePageWords as words } from '#content/shared.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { CallButton } from '#ui/Button/CallButton.tsx'

export type ContactButtonsProps = {
  service?: ServiceSlug | undefined
}

export const ContactButtons = ({ service }: ContactButtonsProps) => (
  <>
    <CallButton />
    <RequestLink service={service} />
  </>
)

export const RequestLink = ({ service }: ContactButtonsProps) => (
  <ButtonLink to="/contact-us" {...(service && { search: { service } })} tone="quiet">
    {words.write}
  </ButtonLink>
)
