import { company, formatOfficeAddress } from '#content/company.ts'
import { footer } from '#content/layout.ts'
import { toAbsoluteUrl } from '#content/siteUrl.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { MailLink, PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import * as styles from './Footer.css.ts'

export function FooterContact() {
  return (
    <address className={styles.contact}>
      <strong className={styles.printOnly}>
        {company.name}, {footer.contact}, {company.availability}
      </strong>{' '}
      <PhoneLink className={styles.contactData}>
        <Icon name="call" />
      </PhoneLink>{' '}
      <MailLink className={styles.contactData}>
        <Icon name="mail" />
      </MailLink>{' '}
      <span className={styles.address}>
        <Icon name="pin" />
        {formatOfficeAddress(company.address)}
      </span>{' '}
      <span className={styles.printOnly}>{toAbsoluteUrl('/')}</span>
    </address>
  )
}
