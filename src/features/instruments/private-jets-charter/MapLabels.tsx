import { copy } from '#content/instruments/private-jets-charter.ts'
import { ScaleBar } from '#ui/Drawing/Drawing.tsx'
import type { City } from './cities.ts'
import { placeCityLabels } from './cityLabels.ts'
import { placeRimLabels, placeRingLabels } from './ringLabels.ts'
import { type Label, placeLabel, ORIGIN_SIDE, type LabelLayout } from './labels.ts'
import { CENTRE_POINT, RING_INTERVAL } from './model.ts'
import * as styles from './PrivateJetsCharterInstrument.css.ts'

type TextPosition = Pick<Label, 'text' | 'x' | 'y'> & { anchor?: Label['anchor'] }
const createTextRenderer = (className: string) =>
  function renderText({ text, x, y, anchor }: TextPosition) {
    return (
      <text key={text} className={className} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    )
  }

export type MapLabelsProps = { chosen: City; layout: LabelLayout }

export function MapLabels({ chosen, layout }: MapLabelsProps) {
  const { name, codes } = placeCityLabels(chosen, copy.unit, layout)
  return (
    <>
      {placeRingLabels(layout).map(createTextRenderer(styles.ringLabel))}
      {placeRimLabels(copy.points, layout).map(createTextRenderer(styles.rimLabel))}
      {[placeLabel(CENTRE_POINT, copy.origin, ORIGIN_SIDE, layout.size), ...codes].map(
        createTextRenderer(styles.label),
      )}
      {createTextRenderer(styles.chosenName)(name)}
      {/* The scale bar is aligned with the text of a phone, where the map is as wide as the screen. */}
      <ScaleBar x={32} to={32 + RING_INTERVAL} y={960} label={`1,000 ${copy.unit}`} />
    </>
  )
}
