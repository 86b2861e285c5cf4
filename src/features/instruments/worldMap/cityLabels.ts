import { cities, type City } from './cities.ts'
import {
  alongLeg,
  type Label,
  labelAt,
  LARGER,
  nameOf,
  overlap,
  type Room,
  SIDES,
} from './labels.ts'

/**
 * @returns the chosen city's name, and the codes of the others, without those that would overlap the
 * name or the leg
 */
export function cityLabels(chosen: City, unit: string, room: Room) {
  const { size } = room
  const name = labelAt(chosen, nameOf(chosen, unit, room), SIDES[chosen.nameSide], size, LARGER)
  const taken = [name.box, ...alongLeg(chosen)]
  const codes = cities.slice(0, room.codes).flatMap((city): Label[] => {
    if (city.codeSide === null || city === chosen) return []
    const code = labelAt(city, city.icao, SIDES[city.codeSide], size)
    return taken.some((box) => overlap(code.box, box)) ? [] : [code]
  })
  return { name, codes }
}
