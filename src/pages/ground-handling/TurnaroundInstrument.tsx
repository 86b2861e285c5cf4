import { labels } from '#content/instruments/labels.ts'
import { turnaroundBoard } from '#content/instruments/turnaroundBoard.ts'
import { TurnaroundBoard } from '#features/instruments/turnaroundBoard/TurnaroundBoard.tsx'

export function TurnaroundInstrument() {
  return <TurnaroundBoard copy={turnaroundBoard} labels={labels} />
}
