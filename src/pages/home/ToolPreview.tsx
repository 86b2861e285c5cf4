import type { ServiceSlug } from '#content/paths.ts'
import { exampleAnswers } from '#pages/servicesOverview/exampleAnswers.ts'
import type { DefinedTool } from '#toolHost/defineTool.tsx'
import { Miniature } from '#ui/Drawing/miniature.ts'
import { ToolAnswer } from './ToolAnswer.tsx'
import * as styles from './ToolPanel.css.ts'

const modules = import.meta.glob<Record<string, DefinedTool>>('../../services/*/*Tool.tsx', {
  eager: true,
})
const tools = Object.values(modules).flatMap((module) => Object.values(module))

export type ToolPreviewProps = {
  slug: ServiceSlug
  name: string
  isMiniature: boolean
  /** Whether to show the answer to the worked example. */
  hasAnswer: boolean
}

/** The drawing and the answer of a tool's worked example. */
export function ToolPreview({ slug, name, isMiniature, hasAnswer }: ToolPreviewProps) {
  const tool = tools.find(({ service }) => service === slug)
  if (!tool) return name
  const { answer, drawing } = tool.preview()
  const { prefix, figure, remark } = answer
  const answerText = [prefix, figure, remark].filter(Boolean).join(' ')
  return (
    <>
      <div className={styles.drawing[isMiniature ? 'miniature' : 'whole']} aria-hidden>
        <Miniature value={isMiniature}>{drawing}</Miniature>
      </div>
      {hasAnswer && (
        <ToolAnswer name={name} figure={figure} sentence={exampleAnswers[slug] ?? answerText} />
      )}
    </>
  )
}
