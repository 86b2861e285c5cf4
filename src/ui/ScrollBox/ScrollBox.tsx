import { type ReactNode, useEffect, useRef, useState } from 'react'

export type ScrollBoxProps = { label: string; className: string; children: ReactNode }

/** A box that scrolls by keyboard, too. It is a tab stop only while some of its content is out of view. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(true)
  useEffect(() => {
    const box = root.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setScrollable(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    )
    observer.observe(box)
    return () => observer.disconnect()
  })
  return (
    <div
      ref={root}
      className={className}
      role="region"
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
    >
      {children}
    </div>
  )
}
