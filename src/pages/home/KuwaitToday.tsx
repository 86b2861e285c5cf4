import { kuwaitToday as words } from '#content/home.ts'
import { airportStatus, diversion } from '#content/navigation.ts'
import { CLOSED_DAYS_ANCHOR, formatToolHash, TOOL_ANCHOR } from '#content/paths.ts'
import { sooner } from '#content/shared.ts'
import { useMinute } from '#ui/Clock/useMinute.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { TodaysSun } from './TodaysSun.tsx'
import { WorkingDays } from './WorkingDays.tsx'
import { computeKuwaitToday } from './computeKuwaitToday.ts'
import * as styles from './KuwaitToday.css.ts'

/** As long as the texts that replace them, to avoid a layout shift. */
const NO_DATE = '--- -- ---'
const NO_TIME = '--:--'

/**
 * Today in Kuwait, the next working days, and the earliest arrival for a permit requested now. Prerendered
 * without figures. Screen readers get one sentence instead of the drawings.
 */
export function KuwaitToday() {
  const minute = useMinute()
  const today = minute === undefined ? undefined : computeKuwaitToday(minute)
  const permitLine = today ? formatToolHash({ arrival: today.arrivalIso }) : TOOL_ANCHOR
  return (
    <div className={styles.root} role="group" aria-label={words.label}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.drawing}>
            <p className={styles.caption} aria-hidden>
              <span>
                {words.place} <Figure text={today?.date} placeholder={NO_DATE} />
              </span>
              <span>
                {words.daylight}{' '}
                <Figure
                  text={today && `${today.sunrise}–${today.sunset}`}
                  placeholder={`${NO_TIME}–${NO_TIME}`}
                />
              </span>
            </p>
            <TodaysSun now={minute} />
          </div>
          <div className={styles.drawing}>
            <p className={styles.caption} aria-hidden>
              <span>{words.days}</span>
              <span>
                {today?.days.some(({ work }) => work === 'possible')
                  ? words.closedOrPossible
                  : words.closed}
              </span>
            </p>
            <WorkingDays today={today} />
          </div>
          <div className={styles.answer}>
            <div className={styles.figures} aria-hidden>
              <p className={styles.caption}>{words.permit}</p>
              <p className={styles.arrival}>
                <span className={styles.label}>{words.arrival}</span>{' '}
                <Figure text={today?.arrival} placeholder={NO_DATE} />
              </p>
              {today?.remark && <p className={styles.remark}>{today.remark}</p>}
            </div>
            {today && <VisuallyHidden>{words.sentence(today)}</VisuallyHidden>}
            <p className={styles.remark}>
              {sooner} <PhoneLink className={styles.phone} />
            </p>
            <p className={styles.remark}>
              <PageLink to={airportStatus.to} hash={airportStatus.hash}>
                {airportStatus.label}
              </PageLink>
            </p>
          </div>
          <p className={styles.links}>
            <PageLink className={styles.link} to="/services/operations" hash={permitLine}>
              {words.permitLine}
              <Icon name="arrow" />
            </PageLink>
            <PageLink className={styles.link} to="/services/operations" hash={CLOSED_DAYS_ANCHOR}>
              {words.closedDays}
              <Icon name="arrow" />
            </PageLink>
            <PageLink className={styles.link} to={diversion.to} hash={diversion.hash}>
              {diversion.label}
              <Icon name="arrow" />
            </PageLink>
          </p>
        </div>
      </Container>
    </div>
  )
}

type FigureProps = { text: string | undefined; placeholder: string }

const Figure = ({ text, placeholder }: FigureProps) => (
  <span className={text ? styles.appearing : styles.reserved} translate="no">
    {text ?? placeholder}
  </span>
)
