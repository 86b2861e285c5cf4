import { company } from '#content/company.ts'
import { servicePageWords as words } from '#content/shared.ts'
import type { ServiceSlug } from '#content/paths.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'

export type ContactButtonsProps = {
  /** The service to preselect in the contact form. */
  service: ServiceSlug | undefined
}

/** Calls the operations desk, or opens the contact form. */
export function ContactButtons({ service }: ContactButtonsProps) {
  return (
    <>
      <ButtonLink href={`tel:${company.phone.e164}`}>
        <Icon name="call" />
        {words.call}
      </ButtonLink>
      <ButtonLink to="/contact-us" {...(service && { search: { service } })} tone="quiet">
        {words.write}
      </ButtonLink>
    </>
  )
}
