import type { KuwaitDayState } from './computeKuwaitNow.ts'
import * as styles from './KuwaitDays.css.ts'

export type KuwaitDaysProps = { days: readonly KuwaitDayState[] }

/** Today and the next days: closed ones hatched, the three that count for a permit numbered. */
export function KuwaitDays({ days }: KuwaitDaysProps) {
  return (
    <div className={styles.root} aria-hidden>
      {days.map(({ day, weekday, date, work, count, isArrival }) => (
        <div key={day} className={styles.column}>
          <span className={styles.weekday}>{weekday}</span>
          <span className={isArrival ? styles.arrival : styles.cell[work]}>{date}</span>
          <span className={styles.count}>{count}</span>
        </div>
      ))}
    </div>
  )
}
