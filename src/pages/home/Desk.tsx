import type { ReactNode } from 'react'
import type { DeskCopy } from '#content/types.ts'
import { KUWAIT_OFFSET_MINUTES } from '#lib/clock.ts'
import { Clock } from '#ui/Clock/Clock.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import * as styles from './Desk.css.ts'

export type DeskProps = { copy: DeskCopy; phone: { display: string; e164: string } }

/** The time in UTC and in Kuwait, the phone number and a link to the contact form. */
export function Desk({ copy, phone }: DeskProps) {
  return (
    <div className={styles.root}>
      <Container>
        <dl className={styles.cells}>
          <Cell label={copy.utc} isClock>
            <Clock />
          </Cell>
          <Cell label={copy.kuwait} isClock>
            <Clock offsetMinutes={KUWAIT_OFFSET_MINUTES} />
          </Cell>
          <Cell label={copy.call}>
            <a className={styles.link} href={`tel:${phone.e164}`}>
              {phone.display}
            </a>
          </Cell>
          <Cell label={copy.write}>
            <PageLink className={styles.words} to="/contact-us">
              {copy.request}
              <Icon name="arrow" />
            </PageLink>
          </Cell>
        </dl>
      </Container>
    </div>
  )
}

type CellProps = { label: string; isClock?: boolean; children: ReactNode }

function Cell({ label, isClock, children }: CellProps) {
  return (
    <div className={isClock ? styles.clock : styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
