import { useId } from 'react'
import { grouped } from '#lib/grouped.ts'
import * as styles from './InstrumentField.css.ts'
import type { Rule } from './rules.ts'
import type { InstrumentLabels } from './types.ts'
import type { FieldState } from './useInstrument.ts'

export type InstrumentFieldProps = FieldState & { labels: InstrumentLabels }

/** A labelled input with its unit and its range. */
export function InstrumentField(props: InstrumentFieldProps) {
  const { name, copy, rule, text, isRefused, onChange, labels } = props
  const id = useId()
  if (rule.kind === 'box') {
    return (
      <div className={styles.root}>
        <label className={styles.box}>
          <input
            className={styles.tick}
            type="checkbox"
            name={name}
            checked={text === 'yes'}
            onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
          />
          {copy.label}
        </label>
      </div>
    )
  }
  const range = isRefused ? wrongText(rule, labels) : rangeOf(rule, labels)
  const shared = {
    id,
    name,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    'aria-invalid': isRefused || undefined,
    'aria-describedby': range || copy.hint ? `${id}-range` : undefined,
  }
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {copy.unit ? `${copy.label},\u00a0${copy.unit}` : copy.label}
      </label>
      {rule.kind === 'choice' ? (
        <select {...shared} className={styles.controls.select}>
          {rule.options.map((option) => (
            <option key={option} value={option}>
              {copy.options?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          className={styles.controls.input}
          autoComplete="off"
          {...(rule.kind === 'date'
            ? { type: 'date', min: rule.min, max: rule.max }
            : { type: 'text', inputMode: rule.kind === 'number' ? 'decimal' : 'numeric' })}
        />
      )}
      <p className={styles.range} id={`${id}-range`}>
        <span className={isRefused ? styles.wrong : undefined}>{range}</span>
        {copy.hint && ` ${copy.hint}`}
      </p>
    </div>
  )
}

/** What an input takes, in words: nothing where the control itself shows it. */
function rangeOf(rule: Rule, labels: InstrumentLabels): string {
  if (rule.kind === 'time') return labels.time
  if (rule.kind !== 'number') return ''
  const range = rule.isWhole ? labels.wholeRange : labels.range
  return fill(range, grouped(rule.min), grouped(rule.max))
}

/** What to enter instead of a text that is refused. */
export function wrongText(rule: Rule, labels: InstrumentLabels): string {
  const range =
    rule.kind === 'date' && rule.min && rule.max
      ? fill(labels.range, day(rule.min), day(rule.max))
      : rangeOf(rule, labels)
  return fill(labels.wrong, range)
}

const fill = (template: string, ...parts: string[]) =>
  parts.reduce((text, part) => text.replace('%s', () => part), template)

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
