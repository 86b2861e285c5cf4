export type HatchProps = {
  id: string
  gap: number
  className: string
}

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
