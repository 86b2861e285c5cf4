import { company } from '#content/company.ts'
import { footer } from '#content/layout.ts'
import { officeAddress } from '#lib/officeAddress.ts'
import { absoluteUrl } from '#lib/seo.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Footer.css.ts'

export function FooterContact() {
  return (
    <address className={styles.contact}>
      <strong className={styles.printed}>
        {company.name}, {footer.contact}, {company.availability}
      </strong>
      <a className={styles.contactLink} href={`tel:${company.phone.e164}`}>
        <Icon name="call" />
        {company.phone.display}
      </a>
      <a className={styles.contactLink} href={`mailto:${company.email}`}>
        <Icon name="mail" />
        {company.email}
      </a>
      <span className={styles.address}>
        <Icon name="pin" />
        {officeAddress(company.address)}
      </span>
      <span className={styles.printed}>{absoluteUrl('/')}</span>
    </address>
  )
}
