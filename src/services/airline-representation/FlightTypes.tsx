import { PointSection } from '#sections/PointList/PointSection.tsx'
import { flightTypes } from './words.ts'
import { styles } from './FlightTypes.css.ts'

export const FlightTypes = () => <PointSection {...flightTypes} styles={styles} />
