import { formatShortDate } from '#kuwait/days.ts'
import { type KuwaitNow, MIN_DAYS_AHEAD } from './computeKuwaitNow.ts'
import * as styles from './KuwaitDays.css.ts'

export type KuwaitDaysProps = { now: KuwaitNow | undefined }

/**
 * Today and the next days: closed ones are hatched, those that count for a permit are numbered. The
 * prerendered page has an empty frame of the same size.
 */
export function KuwaitDays({ now }: KuwaitDaysProps) {
  return (
    <div className={styles.root} aria-hidden translate="no">
      {now
        ? now.days.map(({ day, work, count }) => {
            const [weekday, date] = formatShortDate(day, day).split(' ')
            return (
              <div key={day} className={styles.column}>
                <span className={styles.weekday}>{weekday}</span>
                <span className={day === now.arrivalDay ? styles.arrival : styles.cell[work]}>
                  <span className={styles.figure}>{date}</span>
                </span>
                <span className={styles.count}>{count}</span>
              </div>
            )
          })
        : Array.from({ length: MIN_DAYS_AHEAD + 1 }, (_, index) => (
            <div key={index} className={styles.column}>
              <span className={styles.weekday} />
              <span className={styles.cell.open} />
            </div>
          ))}
    </div>
  )
}
