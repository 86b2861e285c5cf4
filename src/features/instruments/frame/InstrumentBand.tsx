import type { ReactNode } from 'react'
import { labels } from '#content/instruments/labels.ts'
import { INSTRUMENT_ANCHOR } from '#lib/addresses.ts'
import { Section, SectionTitle } from '#ui/Section/Section.tsx'
import * as styles from './InstrumentBand.css.ts'
import { InstrumentField } from './InstrumentField.tsx'
import { InstrumentNotes } from './InstrumentNotes.tsx'
import { Result, type ResultProps } from './Result.tsx'
import type { InstrumentCopy } from './types.ts'

export type InstrumentBandProps = ResultProps & {
  copy: InstrumentCopy
  layout?: keyof typeof styles.layout
  drawing: ReactNode
  /** `InstrumentTable`s. */
  tables: ReactNode
}

/**
 * The frame of an instrument. A new one needs, in `features/instruments/<name>/`:
 *
 * - `model.ts`: pure functions with units in their names, and unit tests;
 * - `<Name>.tsx`: its rules and its example, `useInstrument`, and this band with a
 *   `Drawing` and a table. See `fuel/`.
 *
 * Its copy is in `content/instruments/<name>.ts`.
 *
 * The first render must not depend on the clock or the address: it is prerendered.
 */
export function InstrumentBand(props: InstrumentBandProps) {
  const { copy, service, state, layout = 'beside', answer, lines } = props
  const { root, fields } = state
  const isOutdated = fields.some(({ isRefused }) => isRefused)
  return (
    <Section tone="instrument" id={INSTRUMENT_ANCHOR}>
      <div className={styles.layout[layout]} ref={root}>
        <div className={styles.words}>
          <p className={styles.kicker}>{copy.kicker}</p>
          <SectionTitle className={styles.title}>{copy.title}</SectionTitle>
          <p className={styles.promise}>{copy.promise}</p>
        </div>
        <div className={styles.inputs[layout]} role="group" aria-label={labels.inputs}>
          {fields.map((field) => (
            <InstrumentField key={field.name} {...field} />
          ))}
        </div>
        <div className={styles.result[layout]}>
          <Result service={service} state={state} answer={answer} lines={lines} />
        </div>
        <div className={styles.drawing[isOutdated ? 'outdated' : 'current']}>{props.drawing}</div>
        <InstrumentNotes caution={copy.caution} sources={copy.sources} tables={props.tables} />
      </div>
    </Section>
  )
}
