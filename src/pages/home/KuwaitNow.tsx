import { startTransition, useEffect, useState } from 'react'
import { kuwaitNow as copy } from '#content/home.ts'
import { INSTRUMENT_ANCHOR } from '#content/paths.ts'
import { subscribeToMinutes } from '#lib/subscribeToMinutes.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { KuwaitDay } from './KuwaitDay.tsx'
import { KuwaitDays } from './KuwaitDays.tsx'
import { computeKuwaitNow } from './computeKuwaitNow.ts'
import * as styles from './KuwaitNow.css.ts'

/** Placeholders are as long as the texts that replace them, to avoid a layout shift. */
const NO_DATE = '--- -- ---'
const NO_TIME = '--:--'

/**
 * Today in Kuwait, the working days ahead, and the earliest arrival to plan for a permit requested now.
 * Prerendered without a time and without its drawings. Screen readers get one sentence instead of the
 * drawings.
 */
export function KuwaitNow() {
  const [minute, setMinute] = useState<number>()
  // A task of its own: the first use of the Islamic calendar takes 100 ms on a slow device.
  useEffect(() => subscribeToMinutes((current) => startTransition(() => setMinute(current))), [])
  const now = minute === undefined ? undefined : computeKuwaitNow(minute)
  const permitLine = now ? `${INSTRUMENT_ANCHOR}?arrival=${now.arrivalIso}` : INSTRUMENT_ANCHOR
  return (
    <div className={styles.root} role="group" aria-label={copy.label}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.drawing}>
            <p className={styles.caption} aria-hidden>
              <span>
                {copy.place} <span translate="no">{now?.date ?? NO_DATE}</span>
              </span>
              <span>
                {copy.daylight}{' '}
                <span translate="no">
                  {now ? `${now.sunrise}–${now.sunset}` : `${NO_TIME}–${NO_TIME}`}
                </span>
              </span>
            </p>
            {minute === undefined ? <div className={styles.unlit} /> : <KuwaitDay now={minute} />}
          </div>
          <div className={styles.drawing}>
            <p className={styles.caption} aria-hidden>
              <span>{copy.days}</span>
              <span>{copy.closed}</span>
            </p>
            {now ? <KuwaitDays {...now} /> : <div className={styles.unlit} />}
          </div>
          <div className={styles.answer}>
            <div className={styles.figures} aria-hidden>
              <p className={styles.caption}>{copy.permit}</p>
              <p className={styles.arrival}>
                <span className={styles.label}>{copy.arrival}</span>{' '}
                <span translate="no">{now?.arrival ?? NO_DATE}</span>
              </p>
              {now?.remark && <p className={styles.remark}>{now.remark}</p>}
            </div>
            {now && (
              <VisuallyHidden>
                {copy.sentence.replaceAll(/\{(\w+)\}/g, (_, name: 'date') => now[name])}
              </VisuallyHidden>
            )}
            <p className={styles.links}>
              <PageLink className={styles.link} to="/services/operations" hash={permitLine}>
                {copy.permitLine}
                <Icon name="arrow" />
              </PageLink>
              <PageLink className={styles.link} to="/contact-us">
                {copy.request}
                <Icon name="arrow" />
              </PageLink>
            </p>
          </div>
        </div>
      </Container>
    </div>
  )
}
