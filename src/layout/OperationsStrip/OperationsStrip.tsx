import { company } from '#content/company.ts'
import { operationsStrip } from '#content/layout.ts'
import { KUWAIT_OFFSET_MINUTES } from '#kuwait/offset.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { Clock } from '#ui/Clock/Clock.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { MailLink, PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { muted } from '#styles/text.css.ts'
import * as styles from './OperationsStrip.css.ts'

export function OperationsStrip() {
  return (
    <div className={styles.root} role="group" aria-label={operationsStrip.label}>
      <Container>
        <div className={styles.row}>
          <div className={styles.group}>
            <ErrorBoundary>
              <span className={styles.clock}>
                <span className={muted}>{operationsStrip.utc}</span>{' '}
                <span className={styles.time}>
                  <Clock />
                </span>
              </span>{' '}
              <span className={styles.secondClock}>
                <span className={muted}>{operationsStrip.kuwait}</span>{' '}
                <span className={styles.time}>
                  <Clock offsetMinutes={KUWAIT_OFFSET_MINUTES} />
                </span>
              </span>
            </ErrorBoundary>
          </div>
          <div className={styles.group}>
            <span className={styles.availability}>{company.availability}</span>{' '}
            <PhoneLink className={styles.link}>
              <Icon name="call" />
            </PhoneLink>{' '}
            <MailLink className={styles.mailLink}>
              <Icon name="mail" />
            </MailLink>
          </div>
        </div>
      </Container>
    </div>
  )
}
