import { useId } from 'react'
import { linkProblemText, rangeOf, refusedText } from './fieldWords.ts'
import * as styles from './InstrumentField.css.ts'
import type { FieldState } from './types.ts'

/** A labelled input with its unit and its range or error. */
export function InstrumentField(props: FieldState) {
  const { name, copy, rule, text, isRefused, linkProblem, onChange } = props
  const id = useId()
  const problem = isRefused ? refusedText(rule) : linkProblem && linkProblemText(props)
  const range = isRefused ? '' : rangeOf(rule)
  const errorText = rule.kind === 'choice' || rule.kind === 'box' ? undefined : refusedText(rule)
  const helpId = problem || range || copy.hint ? `${id}-help` : undefined
  const help = (
    <p className={styles.range} id={helpId}>
      <span className={styles.limits} data-error={errorText}>
        <span className={styles.limit}>
          {problem && <span className={styles.problem}>{problem}</span>}
          {problem && range ? ` ${range}` : range}
        </span>
      </span>
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
    <div className={copy.hint ? `${styles.root} ${styles.withHint}` : styles.root}>
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
