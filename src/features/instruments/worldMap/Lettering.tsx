import { worldMap as copy } from '#content/instruments/worldMap.ts'
import { ScaleBar } from '../frame/Drawing.tsx'
import type { City } from './cities.ts'
import { cityLabels } from './cityLabels.ts'
import { rimFigures, ringFigures } from './figures.ts'
import { type Label, labelAt, ORIGIN, type Room } from './labels.ts'
import { CENTRE, RING } from './model.ts'
import * as styles from './WorldMap.css.ts'

type Written = Pick<Label, 'text' | 'x' | 'y'> & { anchor?: Label['anchor'] }
const inType = (className: string) =>
  function write({ text, x, y, anchor }: Written) {
    return (
      <text key={text} className={className} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    )
  }

export type LetteringProps = { chosen: City; room: Room }

/** All texts of the map, for one screen size. */
export function Lettering({ chosen, room }: LetteringProps) {
  const { name, codes } = cityLabels(chosen, copy.unit, room)
  return (
    <>
      {ringFigures(room).map(inType(styles.figure))}
      {rimFigures(copy.points, room).map(inType(styles.point))}
      {[labelAt(CENTRE, copy.origin, ORIGIN, room.size), ...codes].map(inType(styles.label))}
      {inType(styles.chosen)(name)}
      {/* Aligned with the text of a phone, where the map is as wide as the screen. */}
      <ScaleBar x={32} to={32 + RING} y={960} label={`1,000 ${copy.unit}`} />
    </>
  )
}
