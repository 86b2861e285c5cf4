import { useId } from 'react'
import { labels } from '#content/instruments/labels.ts'
import { formatNumber } from '#lib/formatNumber.ts'
import * as styles from './InstrumentField.css.ts'
import type { Rule } from './rules.ts'
import type { FieldState } from './useInstrument.ts'

/** A labelled input with its unit and its range or error. */
export function InstrumentField(props: FieldState) {
  const { name, copy, rule, text, isRefused, linkProblem, onChange } = props
  const id = useId()
  const problem = isRefused ? refusedText(rule) : linkProblem && linkProblemText(props)
  const range = isRefused ? '' : rangeOf(rule)
  const helpId = problem || range || copy.hint ? `${id}-help` : undefined
  const help = (
    <p className={styles.range} id={helpId}>
      {problem && <span className={styles.problem}>{problem}</span>}
      {problem && range ? ` ${range}` : range}
      {copy.hint && <span className={styles.hint}>{copy.hint}</span>}
    </p>
  )
  if (rule.kind === 'box') {
    return (
      <div className={styles.root}>
        <label className={styles.box}>
          <input
            className={styles.tick}
            type="checkbox"
            name={name}
            checked={text === 'yes'}
            aria-describedby={helpId}
            onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
          />
          {copy.label}
        </label>
        {helpId && help}
      </div>
    )
  }
  const shared = {
    id,
    name,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    'aria-invalid': isRefused || undefined,
    'aria-describedby': helpId,
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
      {help}
    </div>
  )
}

/** @returns the range of an input in words; empty if the control itself shows it */
function rangeOf(rule: Rule): string {
  if (rule.kind === 'time') return labels.time
  if (rule.kind !== 'number') return ''
  const range = rule.isWhole ? labels.wholeRange : labels.range
  return fill(range, formatNumber(rule.min), formatNumber(rule.max))
}

/** @returns the error for a refused text: what to enter instead */
export function refusedText(rule: Rule): string {
  const range =
    rule.kind === 'date' && rule.min && rule.max
      ? fill(labels.range, day(rule.min), day(rule.max))
      : rangeOf(rule)
  return fill(labels.refused, range)
}

/** @returns a note that the text from the link was not used, and which one is shown */
export function linkProblemText(field: FieldState): string {
  const { copy, rule, text, linkProblem } = field
  if (text === '' || rule.kind === 'box') return labels.linkIgnored
  const shown = rule.kind === 'date' ? day(text) : (copy.options?.[text] ?? text)
  return fill(linkProblem === 'passed' ? labels.linkPassed : labels.linkRefused, shown)
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
