import { cities, type City } from './cities.ts'
import {
  sampleLeg,
  type Label,
  placeLabel,
  NAME_SCALE,
  formatCityName,
  isOverlapping,
  type LabelLayout,
  SIDES,
} from './labels.ts'

/**
 * @returns the chosen city's name, and the codes of the others, without those that would overlap the
 * name or the leg
 */
export function placeCityLabels(chosen: City, unit: string, layout: LabelLayout) {
  const { size } = layout
  const name = placeLabel(
    chosen,
    formatCityName(chosen, unit, layout),
    SIDES[chosen.nameSide],
    size,
    NAME_SCALE,
  )
  const taken = [name.box, ...sampleLeg(chosen)]
  const codes = cities.slice(0, layout.maxCodes).flatMap((city): Label[] => {
    if (city.codeSide === null || city === chosen) return []
    const code = placeLabel(city, city.icao, SIDES[city.codeSide], size)
    return taken.some((box) => isOverlapping(code.box, box)) ? [] : [code]
  })
  return { name, codes }
}
