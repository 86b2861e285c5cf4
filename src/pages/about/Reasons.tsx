import { why } from '#content/about.ts'
import { PointList } from '#sections/PointList/PointList.tsx'
import { styles } from './Reasons.css.ts'

export const Reasons = () => <PointList {...why} styles={styles} />
