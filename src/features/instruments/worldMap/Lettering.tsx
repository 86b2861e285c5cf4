import { ScaleBar } from '../Drawing.tsx'
import type { City } from './cities.ts'
import { cityLabels } from './cityLabels.ts'
import { rimFigures, ringFigures, thousands } from './figures.ts'
import { type Label, labelAt, ORIGIN, type Room, SIZES } from './labels.ts'
import { MIDDLE, RING } from './model.ts'
import type { WorldMapCopy } from './WorldMap.tsx'
import * as styles from './WorldMap.css.ts'

/** Where the scale bar is: in line with a phone's text, whose map reaches from edge to edge. */
const BAR = { x: 32, y: MIDDLE * 2 - 40 }
const KUWAIT = { x: MIDDLE, y: MIDDLE }

type Text = Pick<Label, 'text' | 'x' | 'y'> & { anchor?: Label['anchor'] }
const inType = (className: string) =>
  function Text({ text, x, y, anchor }: Text) {
    return (
      <text key={text} className={className} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    )
  }

export type LetteringProps = { copy: WorldMapCopy; chosen: City; room: Room }

/** All that is written on the map, at one size of screen. */
export function Lettering({ copy, chosen, room }: LetteringProps) {
  const { name, codes } = cityLabels(chosen, copy.unit, room)
  return (
    <>
      {ringFigures(room).map(inType(styles.figure))}
      {rimFigures(copy.points, room).map(inType(styles.point))}
      {[labelAt(KUWAIT, copy.origin, ORIGIN, SIZES[room]), ...codes].map(inType(styles.label))}
      {inType(styles.chosen)(name)}
      <ScaleBar {...BAR} to={BAR.x + RING} label={`${thousands(1)} ${copy.unit}`} />
    </>
  )
}
