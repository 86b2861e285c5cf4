import { company } from '#content/company.ts'
import { footer, menu } from '#content/layout.ts'
import { footerLinks, serviceMenu } from '#content/navigation.ts'
import { Container } from '#ui/Container/Container.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as styles from './Footer.css.ts'
import { FooterContact } from './FooterContact.tsx'

export function Footer() {
  const { legalName, registrationNumber, airport } = company
  const { iata, icao, coordinates } = airport
  const registration = [
    legalName,
    registrationNumber && `${footer.registrationNumber} ${registrationNumber}`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.company}>
            <PageLink to="/" className={styles.logo}>
              <Logo ground="night" alt={menu.homeLink} />
            </PageLink>
            <p className={styles.blurb}>{company.blurb}</p>
            <FooterContact />
          </div>
          <nav aria-labelledby="footer-links">
            <p className={styles.heading} id="footer-links">
              {footer.links}
            </p>
            <ul>
              {footerLinks.map(({ label, to }) => (
                <li key={to} className={styles.item}>
                  <PageLink to={to} className={styles.link}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-services">
            <p className={styles.heading} id="footer-services">
              {footer.services}
            </p>
            <ul className={styles.serviceList}>
              {serviceMenu.map(({ label, to }) => (
                <li key={to} className={styles.item}>
                  <PageLink to={to} className={styles.link}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.legalRow}>
          <p>{footer.copyright}</p>
          {registration && <p>{registration}</p>}
          <p>
            {iata} / {icao} {coordinates}
          </p>
        </div>
      </Container>
    </footer>
  )
}
