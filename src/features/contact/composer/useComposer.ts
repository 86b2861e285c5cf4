import { useEffect, useRef, useState } from 'react'
import { adviceOn } from './advice.ts'
import { insertBlock, type Insertion, undoInsertion } from './insertion.ts'
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

/** State of the composer: what was filled in, and the block that it put into the message. */
export function useComposer(options: ComposerOptions) {
  const { copy, services, preselected, handed, message, isLocked, onMessage } = options
  const [request, setRequest] = useState<HandlingRequest>({
    ...emptyRequest,
    service: preselected ?? '',
  })
  const [left, setLeft] = useState<ReadonlySet<keyof HandlingRequest>>(new Set())
  // Oldest first: undoing a renewal brings the block before it back.
  const [insertions, setInsertions] = useState<readonly Insertion[]>([])
  const latest = insertions.at(-1)
  const before = latest && undoInsertion(message, latest)
  // Of the message as it then was: of another one it says nothing. Numbered, since what is said
  // twice is to be heard twice.
  const [said, setSaid] = useState({ text: '', about: '', count: 0 })
  const say = (text: string, about = message) => setSaid({ text, about, count: said.count + 1 })

  const [asked, setAsked] = useState(preselected)
  if (preselected !== asked) {
    setAsked(preselected)
    if (preselected) setRequest({ ...request, service: preselected })
  }

  const add = () => {
    if (isLocked) return say(copy.locked)
    const service = services.find(({ slug }) => slug === request.service)?.name ?? ''
    const lines = composeLines({ ...request, service }, copy.here, copy.heading, today())
    if (!lines) return say(copy.nothing)
    return put(lines, latest)
  }

  const put = (lines: string, earlier?: Insertion) => {
    const result = insertBlock(message, lines, earlier)
    onMessage(result.message)
    setInsertions([...(result.insertion.replaced ? insertions : []), result.insertion])
    say(result.insertion.replaced ? copy.renewed : copy.added, result.message)
  }

  const taken = useRef<typeof handed>(undefined)
  useEffect(() => {
    if (!handed || handed === taken.current || isLocked) return
    taken.current = handed
    put(handed.join('\n'))
  })

  const undo = () => {
    if (before === undefined) return
    if (isLocked) return say(copy.locked)
    onMessage(before)
    setInsertions(insertions.slice(0, -1))
    return say(copy.undone, before)
  }

  return {
    request,
    status: said.about === message ? said : { ...said, text: '' },
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
