import type { ServiceSlug } from '#content/paths.ts'
import type { ToolItem } from '#content/tools.ts'
import { todaysAnswers } from '#pages/servicesOverview/todaysAnswers.ts'
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
  const { prefix, figure, remark } = answer
  const answerText = [prefix, figure, remark].filter(Boolean).join(' ')
  return (
    <>
      <div className={styles.drawing[isMiniature ? 'miniature' : 'whole']} aria-hidden>
        <Miniature value={isMiniature}>{drawing}</Miniature>
      </div>
      {hasAnswer && (
        // The drawing shows the example, so an answer for today would not match it.
        <ToolAnswer
          name={tool.name}
          figure={figure}
          sentence={todaysAnswers[slug] ? answerText : tool.answer}
        />
      )}
    </>
  )
}
