import { useStore } from '@tanstack/react-form'
import { Store } from '@tanstack/store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeHandovers } from '#lib/handover.ts'
import type { ServiceSlug } from '#lib/paths.ts'
import { emptyFlight, emptyRequest, flightDraft, isFilledIn, withoutSent } from './flight.ts'
import { insertBlock, type MessageBlock, undoBlock } from './messageBlocks.ts'

export type FlightOptions = {
  /** The service that the address asks for. */
  preselected: ServiceSlug | undefined
  /** What became of the form's last message. While it is on its way, it stays as it is. */
  delivery: string
  readMessage: () => string
  writeMessage: (message: string) => void
}

/** What the last change to the message was, and the message that it made. */
export type FlightResult = { name: 'added' | 'renewed' | 'undone'; message: string }

/**
 * The facts of a flight, and the lines in the message that come from them or from an instrument.
 * Part of the form itself, not of the panel: lines that were handed over never wait for its code.
 */
export function useFlight({ preselected, delivery, readMessage, writeMessage }: FlightOptions) {
  const [store] = useState(() => new Store(emptyFlight))
  const flight = useStore(store)
  const [result, setResult] = useState<FlightResult>()
  const isLocked = delivery === 'sending'

  useEffect(() => {
    const path = location.pathname
    const { unsubscribe } = store.subscribe((next) =>
      flightDraft.keep(isFilledIn(next) ? next : null, path),
    )
    const kept = flightDraft.kept()
    if (kept) {
      store.setState(() => ({
        request: { ...emptyRequest, ...kept.request },
        blocks: kept.blocks,
        // A new link asks again; a page that the visitor comes back to has asked already.
        asked: flightDraft.isOfEntry() ? kept.asked : undefined,
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

  const beingSent = useRef<typeof emptyRequest>(undefined)
  useEffect(() => {
    const { request, blocks } = store.state
    if (delivery === 'sending') {
      // Facts that were never added to the message are not sent with it.
      const isAdded = blocks.some(({ source }) => source === 'composer')
      beingSent.current = isAdded ? request : { ...emptyRequest, service: request.service }
    } else if (delivery === 'sent' && beingSent.current) {
      const left = withoutSent(request, beingSent.current)
      store.setState(() => ({ ...emptyFlight, request: left }))
      beingSent.current = undefined
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

  const receive = useEffectEvent(() => {
    for (const { service, lines } of takeHandovers()) {
      change('service', service)
      insert(lines.join('\n'), service)
    }
  })
  useEffect(() => {
    if (!isLocked) return whenComposed(receive)
  }, [isLocked])

  return { flight, result, change, insert, undo }
}

/**
 * Runs at once, or after the text that an input method is composing: a change would end that. The
 * start script marks the document, since a composition may begin before hydration.
 *
 * @returns a cleanup function
 */
function whenComposed(run: () => void): () => void {
  let timer = 0
  // Deferred: Firefox dispatches the last `input` event after this one.
  const onEnd = () => (timer = window.setTimeout(run))
  const isComposing = 'composing' in document.documentElement.dataset
  if (isComposing) addEventListener('compositionend', onEnd, { once: true })
  else run()
  return () => {
    removeEventListener('compositionend', onEnd)
    clearTimeout(timer)
  }
}
