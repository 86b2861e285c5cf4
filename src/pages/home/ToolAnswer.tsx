import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ToolPanel.css.ts'

export type ToolAnswerProps = { name: string; figure: string; sentence: string }

/** The name of a tool and its answer. Screen readers get one sentence, such as `Rest ruler: Report …`. */
export const ToolAnswer = ({ name, figure, sentence }: ToolAnswerProps) => (
  <>
    <span className={styles.figure} aria-hidden translate="no">
      {figure}
    </span>
    <span className={styles.name} aria-hidden>
      {name}
    </span>
    <VisuallyHidden>{`${name}${name.endsWith('?') ? '' : ':'} ${sentence}`}</VisuallyHidden>
  </>
)
