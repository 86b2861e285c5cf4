import { useEffect, useEffectEvent, useState } from 'react'
import { findAdvice } from './advice.ts'
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

export function useComposer(options: ComposerOptions) {
  const { copy, services, message, isLocked, flight, result } = options
  const { request } = flight
  const [touched, setTouched] = useState<ReadonlySet<keyof HandlingRequest>>(new Set())

  // The status disappears when the message differs from `message`. `count` is a React key, so that
  // screen readers announce the same text again.
  const [status, setStatus] = useState({ text: '', message: '', count: 0 })
  const announce = (text: string, forMessage = message) =>
    setStatus(({ count }) => ({ text, message: forMessage, count: count + 1 }))
  // An effect announces the result: screen readers announce only changes of a live region.
  const announceResult = useEffectEvent((next: FlightResult) =>
    announce(copy[next.name], next.message),
  )
  useEffect(() => {
    if (result) announceResult(result)
  }, [result])

  const add = () => {
    if (isLocked) return announce(copy.locked)
    const service = services.find(({ slug }) => slug === request.service)?.name ?? ''
    const lines = composeLines(
      { ...request, service },
      copy.handlingAirport,
      copy.heading,
      new Date(),
    )
    if (!lines) return announce(copy.nothing)
    return options.insert(lines, 'composer')
  }
  const undo = () => (isLocked ? announce(copy.locked) : options.undo())

  return {
    status: status.message === message ? status : { ...status, text: '' },
    canUndo: undoBlock(message, flight.blocks) !== undefined,
    markTouched: (name: keyof HandlingRequest) =>
      setTouched((current) => new Set(current).add(name)),
    getAdvice: (name: keyof HandlingRequest) => {
      const advice = touched.has(name) ? findAdvice(name, request) : undefined
      return advice && copy.advice[advice]
    },
    add,
    undo,
  }
}
