import { useReveal } from '#ui/Reveal/useReveal.ts'
import * as styles from './TaxiLine.css.ts'

export type TaxiLineProps = { course: keyof typeof styles.course }

export function TaxiLine({ course }: TaxiLineProps) {
  const ref = useReveal<HTMLDivElement>('content', 'draw')
  return <div ref={ref} className={styles.course[course]} />
}
