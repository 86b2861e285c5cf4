import { cities, type City } from './cities.ts'
import {
  CODES,
  type Label,
  labelAt,
  LARGER,
  nameOf,
  overlap,
  type Room,
  SIDES,
  SIZES,
} from './labels.ts'

/** What stands beside the dots: the chosen city's name, and the others' codes where it leaves room. */
export function cityLabels(chosen: City, unit: string, room: Room) {
  const size = SIZES[room]
  const name = labelAt(chosen, nameOf(chosen, unit, room), SIDES[chosen.nameSide], size, LARGER)
  const codes = cities.slice(0, CODES[room]).flatMap((city): Label[] => {
    if (city.codeSide === null || city === chosen) return []
    const code = labelAt(city, city.icao, SIDES[city.codeSide], size)
    return overlap(code.box, name.box) ? [] : [code]
  })
  return { name, codes }
}
