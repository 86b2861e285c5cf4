import { formatShortDate } from '#kuwait/days.ts'
import { type KuwaitNow, MIN_DAYS_AHEAD } from './computeKuwaitNow.ts'
import * as styles from './KuwaitDays.css.ts'

export type KuwaitDaysProps = { now: KuwaitNow | undefined }

/**
 * Today and the next days: closed ones are hatched, those that count for a permit are numbered. They fade in
 * over empty boxes, which are prerendered.
 */
export function KuwaitDays({ now }: KuwaitDaysProps) {
  const length = now?.days.length ?? MIN_DAYS_AHEAD + 1
  return (
    <div className={styles.root} aria-hidden translate="no">
      <div className={styles.row}>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={styles.empty} />
        ))}
      </div>
      {now && (
        <div className={styles.days}>
          {now.days.map(({ day, work, count }) => {
            const [weekday, date] = formatShortDate(day, day).split(' ')
            const mark = day === now.arrivalDay ? styles.arrival : ''
            return (
              <div key={day} className={styles.column}>
                <span className={styles.weekday}>{weekday}</span>
                <span className={`${styles.cell[work]} ${mark}`}>{date}</span>
                <span className={styles.count}>{count}</span>
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}
