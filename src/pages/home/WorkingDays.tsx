import { formatShortDate } from '#kuwait/days.ts'
import { type KuwaitToday, MIN_DAYS_AHEAD } from './computeKuwaitToday.ts'
import * as styles from './WorkingDays.css.ts'

export type WorkingDaysProps = { today: KuwaitToday | undefined }

export function WorkingDays({ today }: WorkingDaysProps) {
  const length = today?.days.length ?? MIN_DAYS_AHEAD + 1
  return (
    <div className={styles.root} aria-hidden translate="no">
      <div className={styles.row}>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={styles.empty} />
        ))}
      </div>
      {today && (
        <div className={styles.days}>
          {today.days.map(({ day, work, count }) => {
            const [weekday, date] = formatShortDate(day, day).split(' ')
            const mark = day === today.arrivalDay ? styles.arrival : ''
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
