import { useId } from 'react'
import type { Input } from './inputs.ts'
import * as styles from './Field.css.ts'

export type FieldCopy = {
  label: string
  unit?: string
  /** Labels of a choice's options, by value. */
  options?: Readonly<Record<string, string>>
}

export type FieldProps = {
  name: string
  copy: FieldCopy
  input: Input<unknown>
  example: string
  isRefused: boolean
}

/** A labelled input with its unit, and its range or error. */
export function Field({ name, copy, input, example, isRefused }: FieldProps) {
  const id = useId()
  const { control, options, min, max, range, problem } = input
  const helpId = range || problem ? `${id}-help` : undefined
  const shared = { id, name, 'aria-invalid': isRefused || undefined, 'aria-describedby': helpId }
  if (control === 'checkbox') {
    return (
      <div className={styles.root}>
        <label className={styles.box}>
          <input
            {...shared}
            className={styles.tick}
            type="checkbox"
            defaultChecked={example === 'yes'}
          />
          {copy.label}
        </label>
      </div>
    )
  }
  const typed = { className: styles.controls.input, defaultValue: example, autoComplete: 'off' }
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {copy.unit ? `${copy.label},\u00a0${copy.unit}` : copy.label}
      </label>
      {control === 'select' ? (
        <select {...shared} className={styles.controls.select} defaultValue={example}>
          {options?.map((option) => (
            <option key={option} value={option}>
              {copy.options?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : control === 'date' ? (
        <input {...shared} {...typed} type="date" min={min} max={max} />
      ) : (
        <input {...shared} {...typed} type="text" inputMode={control} />
      )}
      <p className={styles.range} id={helpId}>
        <span className={styles.limits} data-error={problem}>
          <span className={isRefused ? styles.problem : styles.limit}>
            {isRefused ? problem : range}
          </span>
        </span>
      </p>
    </div>
  )
}
