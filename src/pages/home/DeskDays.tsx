import type { DeskDayState } from './deskNow.ts'
import * as styles from './DeskDays.css.ts'

export type DeskDaysProps = { days: readonly DeskDayState[] }

/** Today and the next days: closed ones hatched, the three that count for a permit numbered. */
export function DeskDays({ days }: DeskDaysProps) {
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
