import type { ToolItem } from '#content/tools.ts'
import type { ComputeAnswer } from '#content/todaysAnswers.ts'
import { useMinute } from '#ui/Clock/useMinute.ts'
import { ToolAnswer } from './ToolAnswer.tsx'

export type TodaysToolProps = { tool: ToolItem; compute: ComputeAnswer }

export function TodaysTool({ tool: { name, figure = '', answer }, compute }: TodaysToolProps) {
  const minute = useMinute()
  const today = minute === undefined ? { figure, sentence: answer } : compute(minute)
  return <ToolAnswer name={name} {...today} />
}
