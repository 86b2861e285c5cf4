import { formatShortDate } from '#kuwait/days.ts'
import type { KuwaitNow } from './computeKuwaitNow.ts'
import * as styles from './KuwaitDays.css.ts'

export type KuwaitDaysProps = Pick<KuwaitNow, 'days' | 'arrivalDay'>

/** Today and the next days: closed ones hatched, the three that count for a permit numbered. */
export function KuwaitDays({ days, arrivalDay }: KuwaitDaysProps) {
  return (
    <div className={styles.root} aria-hidden translate="no">
      {days.map(({ day, work, count }) => {
        const [weekday, date] = formatShortDate(day, day).split(' ')
        return (
          <div key={day} className={styles.column}>
            <span className={styles.weekday}>{weekday}</span>
            <span className={day === arrivalDay ? styles.arrival : styles.cell[work]}>{date}</span>
            <span className={styles.count}>{count}</span>
          </div>
        )
      })}
    </div>
  )
}
