import { DESK_DAY_COUNT } from './deskDayCount.ts'
import type { DeskDayState } from './deskNow.ts'
import * as styles from './DeskDays.css.ts'

export type DeskDaysProps = {
  /** The days, undefined until the time is known: the cells are empty. */
  days: readonly DeskDayState[] | undefined
}

/** Today and the next days: closed ones hatched, the three that count for a permit numbered. */
export function DeskDays({ days }: DeskDaysProps) {
  return (
    <div className={styles.root} aria-hidden>
      {days
        ? days.map(({ day, weekday, date, work, count, isArrival }) => (
            <div key={day} className={styles.column}>
              <span className={styles.weekday}>{weekday}</span>
              <span className={isArrival ? styles.arrival : styles.cell[work]}>{date}</span>
              <span className={styles.count}>{count}</span>
            </div>
          ))
        : Array.from({ length: DESK_DAY_COUNT }, (_, index) => (
            <div key={index} className={styles.column}>
              <span className={styles.weekday} />
              <span className={styles.cell.open} />
              <span className={styles.count} />
            </div>
          ))}
    </div>
  )
}
