import { notFound } from '#content/layout.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { HydrationMark } from '#ui/HydrationMark/HydrationMark.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { lead, muted } from '#styles/text.css.ts'
import * as styles from './NotFoundPage.css.ts'

export function NotFoundPage() {
  return (
    <Container>
      <div className={styles.root}>
        <p className={styles.sign}>
          <span className={styles.board}>
            <span className={styles.location}>{notFound.code}</span>
            <span className={styles.direction} aria-hidden="true">
              <Icon name="arrowUpLeft" />
            </span>
          </span>
        </p>
        <div className={styles.prose}>
          <h1 className={styles.title}>{notFound.heading}</h1>
          <div className={styles.exit}>
            <p className={lead}>{notFound.text}</p>
            <ButtonLink to="/">{notFound.button}</ButtonLink>
            <p className={muted}>
              {notFound.help} <PhoneLink />
            </p>
          </div>
        </div>
      </div>
      <HydrationMark />
    </Container>
  )
}
