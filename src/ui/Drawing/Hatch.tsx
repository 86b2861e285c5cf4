export type HatchProps = {
  /** The id, for `fill="url(#…)"`. */
  id: string
  /** Pixels between the lines. */
  gap: number
  className: string
}

/** A pattern of slanted lines. */
export function Hatch({ id, gap, className }: HatchProps) {
  return (
    <pattern
      id={id}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className={className} d={`M0 0V${gap}`} />
    </pattern>
  )
}
