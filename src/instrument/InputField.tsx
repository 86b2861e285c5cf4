import { useId } from 'react'
import { formatShortDate, parseDay } from '#kuwait/days.ts'
import type { Input } from './inputs.ts'
import * as styles from './InputField.css.ts'
import { sharedWords } from './words.ts'

export type FieldWords = {
  label: string
  unit?: string
  /** Labels of a choice's options, by value. */
  options?: Readonly<Record<string, string>>
}

export type InputFieldProps = {
  name: string
  words: FieldWords
  input: Input<unknown>
  example: string
  text: string
  isRefused: boolean
}

/** A labelled input with its unit, and its range or error. */
export function InputField({ name, words, input, example, text, isRefused }: InputFieldProps) {
  const id = useId()
  const { control, zone, options, min, max, range, problem } = input
  const hints = [control === 'date' && describeDate(text), range]
  const helpId = range || problem ? `${id}-help` : undefined
  const shared = { id, name, 'aria-invalid': isRefused || undefined, 'aria-describedby': helpId }
  if (control === 'checkbox') {
    return (
      <div className={styles.boxRoot}>
        <label className={styles.box}>
          <input
            {...shared}
            className={styles.tick}
            type="checkbox"
            defaultChecked={example === 'yes'}
          />
          {words.label}
        </label>
      </div>
    )
  }
  const label = words.unit
    ? `${words.label},\u00a0${words.unit}`
    : [words.label, zone && sharedWords.zones[zone]].filter(Boolean).join(', ')
  // `off`: the address brings the figures back, and the browser must not restore some of them.
  const filled = { ...shared, autoComplete: 'off', defaultValue: example }
  const typed = { ...filled, className: styles.controls.input }
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control === 'select' ? (
        <select {...filled} className={styles.controls.select}>
          {options?.map((option) => (
            <option key={option} value={option}>
              {words.options?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : control === 'date' ? (
        <input {...typed} type="date" min={min} max={max} />
      ) : (
        <input {...typed} type="text" inputMode={control} />
      )}
      <p className={styles.range} id={helpId}>
        <span className={styles.limits} data-error={problem}>
          <span className={isRefused ? styles.problem : styles.limit}>
            {isRefused ? problem : hints.filter(Boolean).join('. ')}
          </span>
        </span>
      </p>
    </div>
  )
}

/** Browsers write dates in the visitor's own order, and without the weekday. Example: `Sun 6 Dec 2026`. */
const describeDate = (iso: string) => (iso ? formatShortDate(parseDay(iso), 0) : '')
