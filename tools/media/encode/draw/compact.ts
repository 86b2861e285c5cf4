const SEGMENT = /([MLHVQaZ])([^MLHVQaZ]*)/g
/** Numbers of one segment; several may follow one letter. */
const LENGTH: Partial<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, a: 7 }

/**
 * Shortens a path by half: coordinates become relative, rounded and without needless spaces. Rounding
 * errors do not add up.
 *
 * @param path with the commands M, L, H, V, Q and Z, and relative half circles (a), which are kept
 * @param digits after the decimal point
 */
export function compact(path: string, { scale = 1, digits = 0 } = {}): string {
  const steps = 10 ** digits
  const snap = (value: number) => Math.round(value * scale * steps)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let before = ''
  return segments(path)
    .map(([command, values]) => {
      const to = command === 'a' ? [snap(values[5] ?? 0) + x, y] : values.map(snap)
      const relative = to.map((value, at) => value - (command === 'V' || at % 2 === 1 ? y : x))
      if (command === 'Z') [x, y] = [startX, startY]
      else if (command === 'H') [x] = to as [number]
      else if (command === 'V') [y] = to as [number]
      else [x, y] = to.slice(-2) as [number, number]
      if (command === 'M') [startX, startY] = [x, y]
      const numbers = command === 'a' ? values : relative.map((value) => value / steps)
      const [name, kept] = shortest(command.toLowerCase(), numbers)
      const text = kept.join(' ').replaceAll(' -', '-')
      const letter = name === before ? (text.startsWith('-') ? '' : ' ') : name
      before = name
      return letter + text
    })
    .join('')
}

/** A horizontal or vertical line needs one number. */
function shortest(name: string, numbers: number[]): [string, number[]] {
  const [x = 0, y = 0] = numbers
  if (name === 'l' && y === 0) return ['h', [x]]
  if (name === 'l' && x === 0) return ['v', [y]]
  return [name, numbers]
}

function segments(path: string): [command: string, values: number[]][] {
  return [...path.matchAll(SEGMENT)].flatMap(([, command = '', rest = '']) => {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const length = LENGTH[command] ?? 0
    if (length === 0) return [[command, []] as [string, number[]]]
    return Array.from({ length: values.length / length }, (_, at): [string, number[]] => [
      command === 'M' && at > 0 ? 'L' : command,
      values.slice(at * length, (at + 1) * length),
    ])
  })
}
