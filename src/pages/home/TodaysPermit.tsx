import { toolPanel as words } from '#content/home.ts'
import { answers, permitExampleSentence } from '#content/toolAnswers.ts'
import { formatShortDate, toKuwaitDay } from '#kuwait/days.ts'
import { findFirstSunday, planPermit } from '#kuwait/permit.ts'
import { useMinute } from '#ui/Clock/useMinute.ts'
import { ToolAnswer } from './ToolAnswer.tsx'

/** The answer of the permit line for today. The prerendered page has the weekday of the example. */
export function TodaysPermit({ name }: { name: string }) {
  const minute = useMinute()
  if (minute === undefined) {
    return <ToolAnswer name={name} figure={words.exampleDay} sentence={permitExampleSentence} />
  }
  const today = toKuwaitDay(minute)
  const { sendBy, arrival } = planPermit(findFirstSunday(minute))
  const figure = formatShortDate(sendBy, today)
  const sentence = answers.operations(figure, formatShortDate(arrival, today))
  return <ToolAnswer name={name} figure={figure} sentence={sentence} />
}
