type Destination = { city: string; nm: number; bearing: number }
type KuwaitFacts<Code extends string> = {
  title: string
  facts: readonly { label: string; value: string }[]
  alternates: { title: string; codes: readonly Code[]; note: string }
}

/** @returns the rows of the table: distance in NM, true bearing in three digits */
export function createAlternateRows<Code extends string>(
  codes: readonly Code[],
  distances: Readonly<Record<Code, Destination>>,
): [code: Code, city: string, nm: string, bearing: string][] {
  return codes.map((code) => {
    const { city, nm, bearing } = distances[code]
    const degrees = Math.round(bearing) % 360
    return [code, city, String(nm), `${String(degrees).padStart(3, '0')}°`]
  })
}

export function formatFacts<Code extends string>(
  { title, facts, alternates }: KuwaitFacts<Code>,
  distances: Readonly<Record<Code, Destination>>,
): string {
  const rows = createAlternateRows(alternates.codes, distances)
  return [
    title,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    alternates.title,
    ...rows.map(([code, city, nm, bearing]) => `${code} ${city}: ${nm} NM, ${bearing} true`),
    alternates.note,
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}
