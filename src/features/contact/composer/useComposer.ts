import { useEffect, useRef, useState } from 'react'
import { adviceOn } from './advice.ts'
import { flightDraft } from './flightDraft.ts'
import { insertBlock, undoInsertion } from './insertion.ts'
import { composeLines, emptyRequest, type HandlingRequest } from './request.ts'
import type { ComposerCopy, ServiceOption } from './types.ts'

export type ComposerOptions = {
  copy: ComposerCopy
  services: readonly ServiceOption[]
  preselected: string | undefined
  /** Lines to put into the message at once. */
  handed: readonly string[] | undefined
  message: string
  isLocked: boolean
  onMessage: (message: string) => void
}

const today = () => new Date()

/** State of the composer: what was filled in, and the blocks that were put into the message. */
export function useComposer(options: ComposerOptions) {
  const { copy, services, preselected, handed, message, isLocked, onMessage } = options
  const [kept] = useState(() => flightDraft.kept())
  const [request, setRequest] = useState<HandlingRequest>(kept?.request ?? emptyRequest)
  const [left, setLeft] = useState<ReadonlySet<keyof HandlingRequest>>(new Set())
  const [blocks, setBlocks] = useState(kept?.blocks ?? [])
  // Not one that was changed by hand, or went with the form.
  const last = blocks.findLastIndex((block) => undoInsertion(message, block) !== undefined)
  // Of the message as it then was: of another one it says nothing. Numbered, since what is said
  // twice is to be heard twice.
  const [said, setSaid] = useState({ text: '', about: '', count: 0 })
  const say = (text: string, about = message) => setSaid({ text, about, count: said.count + 1 })

  // A link asks anew; a page come back to has asked already.
  const [asked, setAsked] = useState(() => (flightDraft.isOfEntry() ? kept?.asked : undefined))
  if (preselected !== asked) {
    setAsked(preselected)
    if (preselected) setRequest({ ...request, service: preselected })
  }
  const [path] = useState(() => location.pathname)
  useEffect(() => {
    // The service that a link asked for is in its address.
    const { service, ...typed } = request
    const isTouched = service !== (asked ?? '') || Object.values(typed).some(Boolean)
    flightDraft.keep(isTouched || blocks.length > 0 ? { request, blocks, asked } : null, path)
  }, [request, blocks, asked, path])

  const add = () => {
    if (isLocked) return say(copy.locked)
    const service = services.find(({ slug }) => slug === request.service)?.name ?? ''
    const lines = composeLines({ ...request, service }, copy.here, copy.heading, today())
    if (!lines) return say(copy.nothing)
    return put(lines, true)
  }

  /** What an instrument gives stands for itself; the panel's own lines take the place of the last. */
  const put = (lines: string, isRequest: boolean) => {
    const earlier = isRequest ? blocks.findLast((block) => block.isRequest) : undefined
    const { message: next, insertion } = insertBlock(message, lines, earlier)
    onMessage(next)
    setBlocks([...blocks, { ...insertion, isRequest }])
    say(insertion.replaced ? copy.renewed : copy.added, next)
  }

  const taken = useRef<typeof handed>(undefined)
  useEffect(() => {
    if (!handed || handed === taken.current || isLocked) return
    taken.current = handed
    put(handed.join('\n'), false)
  })

  const undo = () => {
    const block = blocks[last]
    const before = block && undoInsertion(message, block)
    if (before === undefined) return
    if (isLocked) return say(copy.locked)
    onMessage(before)
    setBlocks(blocks.slice(0, last))
    return say(copy.undone, before)
  }

  return {
    request,
    status: said.about === message ? said : { ...said, text: '' },
    canUndo: last >= 0,
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
