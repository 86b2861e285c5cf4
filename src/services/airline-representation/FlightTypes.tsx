import { PointList } from '#sections/PointList/PointList.tsx'
import { flightTypes } from './words.ts'
import { styles } from './FlightTypes.css.ts'

export const FlightTypes = () => <PointList {...flightTypes} styles={styles} />
