import { company } from '#content/company.ts'
import { servicePageWords } from '#content/shared.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { ButtonLink } from './ButtonLink.tsx'

export const CallButton = () => (
  <ButtonLink href={`tel:${company.phone.e164}`}>
    <Icon name="call" />
    {servicePageWords.call}
  </ButtonLink>
)
