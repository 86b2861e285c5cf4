import { DeskDay } from './DeskDay.tsx'
import { DeskDays } from './DeskDays.tsx'
import { computeDeskNow } from './deskNow.ts'

export type RenderedDesk = ReturnType<typeof renderDesk>

/**
 * The state of the desk, and its drawings.
 * @param minute since the epoch, UTC
 */
export function renderDesk(minute: number) {
  const now = computeDeskNow(minute)
  return { now, day: <DeskDay now={minute} />, days: <DeskDays days={now.days} /> }
}
