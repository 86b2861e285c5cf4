import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { CurrentPath } from '#ui/PageLink/currentPath.ts'
import { leaveFirstPage, newGate, wakeNear } from './gate.ts'

export type DormantProps = { children: ReactNode }

/**
 * Leaves what is prerendered below the window as plain HTML until the visitor comes near, and
 * hydrates it then. Its children are taken once: nothing that the parent changes may be in them.
 */
export function Dormant({ children }: DormantProps) {
  const root = useRef<HTMLDivElement>(null)
  const path = use(CurrentPath)
  const [firstPath] = useState(path)
  const [gate] = useState(newGate)
  // React would render the boundary anew if it changed before it is hydrated.
  const [content] = useState(() => (
    <Suspense fallback={null}>
      <Sleeper opened={gate?.opened}>{children}</Sleeper>
    </Suspense>
  ))
  useEffect(() => wakeNear(root.current, gate), [gate])
  useEffect(() => {
    if (path !== firstPath) leaveFirstPage()
  }, [path, firstPath])

  // On another page its HTML is out of date: links show where they are.
  const isOutdated = path !== firstPath && gate && !gate.isOpen
  return <div ref={root}>{isOutdated ? children : content}</div>
}

function Sleeper({ opened, children }: { opened: Promise<void> | undefined; children: ReactNode }) {
  if (opened) use(opened)
  return children
}
