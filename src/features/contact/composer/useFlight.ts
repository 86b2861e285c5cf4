import { useStore } from '@tanstack/react-form'
import { Store } from '@tanstack/store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeHandovers } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { emptyFlight, emptyRequest, flightDraft, isFilledIn, removeSentFacts } from './flight.ts'
import { insertBlock, type MessageBlock, undoBlock } from './messageBlocks.ts'

export type FlightOptions = {
  preselected: ServiceSlug | undefined
  /** State of the last message. The message must not change while it is `sending`. */
  delivery: string
  readMessage: () => string
  writeMessage: (message: string) => void
}

/** The last change to the message, and the resulting text. */
export type FlightResult = { name: 'added' | 'renewed' | 'undone'; message: string }

/** Not part of the lazy panel: lines from an instrument are inserted without the panel's code. */
export function useFlight({ preselected, delivery, readMessage, writeMessage }: FlightOptions) {
  const [store] = useState(() => new Store(emptyFlight))
  const flight = useStore(store)
  const [result, setResult] = useState<FlightResult>()
  const isLocked = delivery === 'sending'

  useEffect(() => {
    const path = location.pathname
    const { unsubscribe } = store.subscribe((next) =>
      flightDraft.save(isFilledIn(next) ? next : null, path),
    )
    const savedDraft = flightDraft.load()
    if (savedDraft) {
      store.setState(() => ({
        request: { ...emptyRequest, ...savedDraft.request },
        blocks: savedDraft.blocks,
        // A new visit preselects the service of its URL again; Back and reload keep the draft's.
        asked: flightDraft.isFromThisEntry() ? savedDraft.asked : undefined,
      }))
    }
    return unsubscribe
  }, [store])

  useEffect(() => {
    if (preselected === store.state.asked) return
    store.setState(({ request, blocks }) => ({
      request: preselected ? { ...request, service: preselected } : request,
      blocks,
      asked: preselected,
    }))
  }, [store, preselected])

  const sentRequest = useRef<typeof emptyRequest>(undefined)
  useEffect(() => {
    const { request, blocks } = store.state
    if (delivery === 'sending') {
      // Facts that were not added to the message are not sent.
      const isAdded = blocks.some(({ source }) => source === 'composer')
      sentRequest.current = isAdded ? request : { ...emptyRequest, service: request.service }
    } else if (delivery === 'sent' && sentRequest.current) {
      const remaining = removeSentFacts(request, sentRequest.current)
      store.setState(() => ({ ...emptyFlight, request: remaining }))
      sentRequest.current = undefined
    }
  }, [store, delivery])

  const insert = (lines: string, source: MessageBlock['source']) => {
    const { message, blocks, isRenewal } = insertBlock(
      readMessage(),
      store.state.blocks,
      lines,
      source,
    )
    writeMessage(message)
    store.setState((current) => ({ ...current, blocks }))
    setResult({ name: isRenewal ? 'renewed' : 'added', message })
  }
  const undo = () => {
    const undone = undoBlock(readMessage(), store.state.blocks)
    if (!undone) return
    writeMessage(undone.message)
    store.setState((current) => ({ ...current, blocks: undone.blocks }))
    setResult({ name: 'undone', message: undone.message })
  }
  const change = (name: keyof typeof emptyRequest, value: string) =>
    store.setState((current) => ({ ...current, request: { ...current.request, [name]: value } }))

  const insertHandovers = useEffectEvent(() => {
    for (const { service, lines } of takeHandovers()) {
      change('service', service)
      insert(lines.join('\n'), service)
    }
  })
  useEffect(() => {
    if (!isLocked) insertHandovers()
  }, [isLocked])

  return { flight, result, change, insert, undo }
}
