import type { ComputeAnswer } from '#pages/servicesOverview/todaysAnswers.ts'
import { useMinute } from '#ui/Clock/useMinute.ts'
import { ToolAnswer } from './ToolAnswer.tsx'

export type TodaysToolProps = { name: string; compute: ComputeAnswer }

/** A tool's answer for today. The prerendered page has an example. */
export const TodaysTool = ({ name, compute }: TodaysToolProps) => (
  <ToolAnswer name={name} {...compute(useMinute())} />
)
