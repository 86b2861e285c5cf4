import { PointSection } from '#sections/PointList/PointSection.tsx'
import { conciergeList } from './words.ts'
import { styles } from './ConciergeList.css.ts'

/** Each service as a tag, like those on a porter's keys. */
export const ConciergeList = () => <PointSection {...conciergeList} styles={styles} />
