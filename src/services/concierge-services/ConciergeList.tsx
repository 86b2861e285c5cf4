import { PointSection } from '#sections/PointList/PointSection.tsx'
import { conciergeList } from './words.ts'
import { styles } from './ConciergeList.css.ts'

export const ConciergeList = () => <PointSection {...conciergeList} styles={styles} />
