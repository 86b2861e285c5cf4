import * as styles from './ToolPanel.css.ts'

export type ToolAnswerProps = { name: string; figure: string; sentence: string }

export const ToolAnswer = ({ name, figure, sentence }: ToolAnswerProps) => (
  <>
    <span className={styles.figure} aria-hidden translate="no">
      {figure}
    </span>
    <span className={styles.name}>
      {name}
      <span className={styles.sentence}>{`${name.endsWith('?') ? '' : ':'} ${sentence}`}</span>
    </span>
  </>
)
