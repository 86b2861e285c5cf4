import { company } from '#content/company.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Footer.css.ts'

export function FooterContact() {
  return (
    <address className={styles.contact}>
      <a className={styles.contactLink} href={`tel:${company.phone.e164}`}>
        <Icon name="call" />
        {company.phone.display}
      </a>
      <a className={styles.mail} href={`mailto:${company.email}`}>
        <Icon name="mail" />
        {company.email}
      </a>
      <span className={styles.address}>
        <Icon name="pin" />
        {company.address.display}
      </span>
    </address>
  )
}
