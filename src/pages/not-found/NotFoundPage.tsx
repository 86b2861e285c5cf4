import { company } from '#content/company.ts'
import { notFound } from '#content/notFound.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Container } from '#ui/Container/Container.tsx'
import * as styles from './NotFoundPage.css.ts'

export function NotFoundPage() {
  return (
    <Container>
      <div className={styles.root}>
        <p className={styles.code}>{notFound.code}</p>
        <h1 className={styles.title}>{notFound.heading}</h1>
        <p className={styles.lead}>{notFound.text}</p>
        <ButtonLink to="/">{notFound.button}</ButtonLink>
        <p className={styles.help}>
          {notFound.help} <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
        </p>
      </div>
    </Container>
  )
}
