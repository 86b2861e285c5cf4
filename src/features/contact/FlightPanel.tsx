import { useEffect, useRef, useState } from 'react'
import { flightPanel as words } from '#content/contact.ts'
import { services } from '#content/services.ts'
import { SERVICE_SLUGS } from '#content/paths.ts'
import { Field } from '#ui/Field/Field.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './FlightPanel.css.ts'
import { type Flight, FLIGHT_FIELDS, FLIGHT_NAMES, findAdvice } from './flight.ts'

const KINDS = {
  text: { kind: 'text' },
  code: { kind: 'code' },
  multiline: { kind: 'multiline', rows: 2 },
  select: {
    kind: 'select',
    options: [
      { value: '', label: words.noService },
      ...SERVICE_SLUGS.map((slug) => ({ value: slug, label: services[slug].name })),
    ],
  },
} as const

export type FlightPanelProps = {
  flight: Flight
  onChange: (update: (flight: Flight) => Flight) => void
  isLocked: boolean
}

export function FlightPanel({ flight, onChange, isLocked }: FlightPanelProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const isFilledIn = Object.values(flight).some(Boolean)
  useEffect(() => {
    // The browser may have opened it before hydration.
    if (isFilledIn || root.current?.open) setOpen(true)
  }, [isFilledIn])

  const getProps = (name: keyof Flight) => ({
    ...words[name],
    id: `flight-${name}`,
    name,
    autoComplete: 'off',
    value: flight[name],
    // For browsers without `inert`, such as Firefox 111.
    readOnly: isLocked,
    onChange: (value: string) => onChange((current) => ({ ...current, [name]: value })),
    onBlur: () => setVisited((current) => new Set(current).add(name)),
    advice: visited.has(name) ? findAdvice(name, flight) : undefined,
  })
  return (
    <details
      ref={root}
      className={styles.root}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      inert={isLocked}
    >
      <summary className={styles.toggle}>
        <span>
          <span className={styles.title}>{words.title}</span>
          <span className={styles.lead}>{words.lead}</span>
        </span>
        <span className={styles.caret}>
          <Icon name="caret" size="medium" />
        </span>
      </summary>
      <div className={styles.fields}>
        {FLIGHT_NAMES.map((name) => {
          const { kind, width } = FLIGHT_FIELDS[name]
          return (
            <div key={name} className={width && styles.width[width]}>
              <Field {...getProps(name)} {...KINDS[kind]} />
            </div>
          )
        })}
      </div>
    </details>
  )
}
