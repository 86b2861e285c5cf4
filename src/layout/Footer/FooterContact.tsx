import { company, formatOfficeAddress } from '#content/company.ts'
import { footer } from '#content/layout.ts'
import { toAbsoluteUrl } from '#lib/seo.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Footer.css.ts'

export function FooterContact() {
  return (
    <address className={styles.contact}>
      <strong className={styles.printOnly}>
        {company.name}, {footer.contact}, {company.availability}
      </strong>
      <a className={styles.contactLink} href={`tel:${company.phone.e164}`}>
        <Icon name="call" />
        <bdi translate="no">{company.phone.display}</bdi>
      </a>
      <a className={styles.contactLink} href={`mailto:${company.email}`}>
        <Icon name="mail" />
        <bdi translate="no">{company.email}</bdi>
      </a>
      <span className={styles.address}>
        <Icon name="pin" />
        {formatOfficeAddress(company.address)}
      </span>
      <span className={styles.printOnly}>{toAbsoluteUrl('/')}</span>
    </address>
  )
}
