import { useState } from 'react'
import { adviceOn } from './advice.ts'
import { insertBlock, type Insertion, undoInsertion } from './insertion.ts'
import { composeLines, emptyRequest, type HandlingRequest } from './request.ts'
import type { ComposerCopy, ServiceOption } from './types.ts'

export type ComposerOptions = {
  copy: ComposerCopy
  services: readonly ServiceOption[]
  preselected: string | undefined
  message: string
  onMessage: (message: string) => void
}

/** State of the composer: what was filled in, and the block that it put into the message. */
export function useComposer(options: ComposerOptions) {
  const { copy, services, preselected, message, onMessage } = options
  const [request, setRequest] = useState<HandlingRequest>({
    ...emptyRequest,
    service: preselected ?? '',
  })
  const [left, setLeft] = useState<ReadonlySet<keyof HandlingRequest>>(new Set())
  // Oldest first: undoing a renewal brings the block before it back.
  const [insertions, setInsertions] = useState<readonly Insertion[]>([])
  const latest = insertions.at(-1)
  const before = latest && undoInsertion(message, latest)
  const [status, setStatus] = useState('')

  const [asked, setAsked] = useState(preselected)
  if (preselected !== asked) {
    setAsked(preselected)
    if (preselected) setRequest({ ...request, service: preselected })
  }

  const add = () => {
    const service = services.find(({ slug }) => slug === request.service)?.name ?? ''
    const lines = composeLines({ ...request, service }, copy.here, copy.heading)
    if (!lines) return setStatus(copy.nothing)
    const result = insertBlock(message, lines, latest)
    onMessage(result.message)
    setInsertions([...(result.insertion.replaced ? insertions : []), result.insertion])
    return setStatus(result.insertion.replaced ? copy.renewed : copy.added)
  }

  const undo = () => {
    if (before === undefined) return
    onMessage(before)
    setInsertions(insertions.slice(0, -1))
    setStatus(copy.undone)
  }

  return {
    request,
    status,
    /** Not once the block was changed by hand, or went with the form. */
    canUndo: before !== undefined,
    change: (name: keyof HandlingRequest, value: string) =>
      setRequest((current) => ({ ...current, [name]: value })),
    leave: (name: keyof HandlingRequest) => setLeft((current) => new Set(current).add(name)),
    adviceFor: (name: keyof HandlingRequest) => {
      const advice = left.has(name) ? adviceOn(name, request) : undefined
      return advice && copy.advice[advice]
    },
    add,
    undo,
  }
}
