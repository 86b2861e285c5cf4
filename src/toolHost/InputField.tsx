import { useId } from 'react'
import type { Input } from './inputs.ts'
import * as styles from './InputField.css.ts'
import { sharedWords } from './words.ts'

export type FieldWords = {
  label: string
  unit?: string
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

export function InputField({ name, words, input, example, text, isRefused }: InputFieldProps) {
  const id = useId()
  const { control, zone, options, min, max, range, problem } = input
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
            {composeHint(input, text, { example, isRefused })}
          </span>
        </span>
      </p>
    </div>
  )
}

type HintOptions = Pick<InputFieldProps, 'example' | 'isRefused'>

/** How a valid number was read replaces its range, so that the hint stays on one line. */
function composeHint(input: Input<unknown>, text: string, { example, isRefused }: HintOptions) {
  const { control, range, problem, describe } = input
  if (control === 'date') return isRefused ? problem : joinSentences(describe?.(text), range)
  const reading = text === example ? '' : describe?.(text)
  return isRefused ? joinSentences(reading, problem) : reading || range
}

const joinSentences = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join('. ')
