import type { ServiceSlug } from '#content/paths.ts'
import type { ToolItem } from '#content/tools.ts'
import { todaysAnswers } from '#content/todaysAnswers.ts'
import { joinAnswer } from '#toolHost/defineTool.tsx'
import { Miniature } from '#ui/Drawing/miniature.ts'
import { definedTools } from './definedTools.ts'
import { ToolAnswer } from './ToolAnswer.tsx'
import * as styles from './ToolPanel.css.ts'

export type ToolPreviewProps = {
  slug: ServiceSlug
  tool: ToolItem
  isMiniature: boolean
  hasAnswer: boolean
}

export function ToolPreview({ slug, tool, isMiniature, hasAnswer }: ToolPreviewProps) {
  const defined = definedTools.find(({ service }) => service === slug)
  if (!defined) return tool.name
  const { answer, drawing } = defined.preview()
  return (
    <>
      <div className={styles.drawing[isMiniature ? 'miniature' : 'whole']} aria-hidden>
        <Miniature value={isMiniature}>{drawing}</Miniature>
      </div>
      {hasAnswer && (
        <ToolAnswer
          name={tool.name}
          figure={answer.figure}
          // `tool.answer` is a placeholder if the answer changes with the day.
          sentence={todaysAnswers[slug] ? joinAnswer(answer) : tool.answer}
        />
      )}
    </>
  )
}
