import { useEffect, useEffectEvent, useState } from 'react'
import { adviceOn } from './advice.ts'
import type { HandlingRequest } from './flight.ts'
import { undoBlock } from './messageBlocks.ts'
import { composeLines } from './requestLines.ts'
import type { ComposerCopy, ServiceOption } from './types.ts'
import type { FlightResult, useFlight } from './useFlight.ts'

export type ComposerOptions = ReturnType<typeof useFlight> & {
  copy: ComposerCopy
  services: readonly ServiceOption[]
  message: string
  isLocked: boolean
}

/** What the panel shows: advice beside the fields, the buttons and what came of them. */
export function useComposer(options: ComposerOptions) {
  const { copy, services, message, isLocked, flight, result } = options
  const { request } = flight
  const [left, setLeft] = useState<ReadonlySet<keyof HandlingRequest>>(new Set())

  // A result is about the message that it made. Numbered, so that the same text is read out again.
  const [status, setStatus] = useState({ text: '', message: '', count: 0 })
  const say = (text: string, about = message) =>
    setStatus(({ count }) => ({ text, message: about, count: count + 1 }))
  // In an effect: a screen reader reads a live region only when it changes.
  const sayResult = useEffectEvent((next: FlightResult) => say(copy[next.name], next.message))
  useEffect(() => {
    if (result) sayResult(result)
  }, [result])

  const add = () => {
    if (isLocked) return say(copy.locked)
    const service = services.find(({ slug }) => slug === request.service)?.name ?? ''
    const lines = composeLines({ ...request, service }, copy.here, copy.heading, new Date())
    if (!lines) return say(copy.nothing)
    return options.insert(lines, 'composer')
  }
  const undo = () => (isLocked ? say(copy.locked) : options.undo())

  return {
    status: status.message === message ? status : { ...status, text: '' },
    canUndo: undoBlock(message, flight.blocks) !== undefined,
    leave: (name: keyof HandlingRequest) => setLeft((current) => new Set(current).add(name)),
    adviceFor: (name: keyof HandlingRequest) => {
      const advice = left.has(name) ? adviceOn(name, request) : undefined
      return advice && copy.advice[advice]
    },
    add,
    undo,
  }
}
