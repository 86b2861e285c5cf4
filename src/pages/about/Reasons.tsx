import { reasons } from '#content/about.ts'
import { PointSection } from '#sections/PointList/PointSection.tsx'
import { styles } from './Reasons.css.ts'

export const Reasons = () => <PointSection {...reasons} styles={styles} />
