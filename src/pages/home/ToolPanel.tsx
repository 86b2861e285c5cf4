import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { toolPanel as words, yourFlight } from '#content/home.ts'
import {
  formatServiceNumber,
  readToolHash,
  SERVICE_SLUGS,
  type ServiceSlug,
  TOOL_ANCHOR,
  toServicePath,
} from '#content/paths.ts'
import { type ToolItem, tools } from '#content/tools.ts'
import { todaysAnswers } from '#content/todaysAnswers.ts'
import { markTraveller } from '#ui/journey/journey.ts'
import { Prerendered } from '#ui/Prerendered/Prerendered.tsx'
import { useIsPrerendered } from '#ui/Prerendered/useIsPrerendered.ts'
import { Miniature } from '#ui/Drawing/miniature.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import type { FlightAnswer } from '#toolHost/defineTool.tsx'
import { ToolError } from '#toolHost/ToolError.tsx'
import { dataAccent } from '#styles/text.css.ts'
import { TodaysTool } from './TodaysTool.tsx'
import { ToolAnswer } from './ToolAnswer.tsx'
import type { FlightState } from './YourFlight.tsx'
import * as styles from './ToolPanel.css.ts'

const ToolPreview = lazy(async () => ({ default: (await import('./withTools.ts')).ToolPreview }))

let loadFlight = () => {}
const isFlightWanted = new Promise<void>((resolve) => {
  loadFlight = resolve
})
/** Until its promise resolves, React leaves the prerendered fields as they are, and no tool's code is loaded. */
const YourFlight = lazy(async () => {
  if (!import.meta.env.SSR) await isFlightWanted
  return { default: (await import('./withTools.ts')).YourFlight }
})
const NO_FLIGHT: FlightState = { answers: {}, isOutdated: false }

const markDrawing = ({ currentTarget }: MouseEvent) =>
  markTraveller('drawing', currentTarget.querySelector(`.${styles.anyDrawing}`))

/** Keeps a drawing that the browser has laid out, so that it is still there when the visitor comes back to it. */
function keepVisible(event: Event) {
  const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
  if (!skipped && target instanceof HTMLElement) target.style.contentVisibility = 'visible'
}

export function ToolPanel() {
  const cells = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = cells.current
    list?.addEventListener('contentvisibilityautostatechange', keepVisible)
    return () => list?.removeEventListener('contentvisibilityautostatechange', keepVisible)
  }, [])
  const isPrerendered = useIsPrerendered()
  useEffect(() => {
    const loadIfWanted = () => {
      const isEntered = document.activeElement?.matches(`#${TOOL_ANCHOR} input`)
      if (!isPrerendered || isEntered || readToolHash(location.hash)) loadFlight()
    }
    loadIfWanted()
    // In the capture phase, because React stops events on what is not hydrated.
    addEventListener('focusin', loadIfWanted, true)
    addEventListener('hashchange', loadIfWanted)
    return () => {
      removeEventListener('focusin', loadIfWanted, true)
      removeEventListener('hashchange', loadIfWanted)
    }
  }, [isPrerendered])
  const [{ answers, isOutdated }, setAnswers] = useState(NO_FLIGHT)
  return (
    <BareSection className={styles.root} id={TOOL_ANCHOR}>
      <div className={styles.prose}>
        <p className={dataAccent}>{words.kicker}</p>
        <SectionTitle className={styles.title}>{words.title}</SectionTitle>
        <p className={styles.paragraph}>{words.text}</p>
      </div>
      <div className={styles.flight}>
        <ErrorBoundary fallback={<ToolError />}>
          <Suspense>
            <YourFlight onAnswers={setAnswers} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <ul ref={cells} className={styles.cells}>
        {SERVICE_SLUGS.map((slug) => {
          const tool = tools[slug]
          return (
            tool && (
              <ToolCell
                key={slug}
                slug={slug}
                tool={tool}
                answer={answers[slug]}
                isOutdated={isOutdated}
              />
            )
          )
        })}
      </ul>
    </BareSection>
  )
}

type ToolCellProps = {
  slug: ServiceSlug
  tool: ToolItem
  /** The answer for the visitor's flight, instead of that of the day or the example. */
  answer: FlightAnswer | undefined
  isOutdated: boolean
}

function ToolCell({ slug, tool, answer, isOutdated }: ToolCellProps) {
  // The turnaround's drawing shows the example, so an answer for today would not match it.
  const compute = slug === 'ground-handling' ? undefined : todaysAnswers[slug]
  const size = slug === 'private-jets-charter' ? 'map' : 'tool'
  return (
    <li className={styles.cell[size]}>
      <PageLink
        to={toServicePath(slug)}
        hash={answer?.hash ?? TOOL_ANCHOR}
        className={answer && isOutdated ? styles.outdatedLink : styles.link}
        onClick={markDrawing}
      >
        <span className={dataAccent} aria-hidden>
          {formatServiceNumber(slug)}
        </span>
        {answer ? (
          <>
            <div className={styles.drawing.miniature} aria-hidden>
              <Miniature value>{answer.drawing}</Miniature>
            </div>
            <ToolAnswer
              name={`${tool.name}, ${yourFlight.own}`}
              figure={answer.figure}
              sentence={answer.text}
            />
          </>
        ) : (
          <>
            <Prerendered
              className={styles.preview}
              fallback={<span className={styles.name}>{tool.name}</span>}
            >
              <ToolPreview
                slug={slug}
                tool={tool}
                isMiniature={size === 'tool'}
                hasAnswer={!compute}
              />
            </Prerendered>
            {compute && <TodaysTool tool={tool} compute={compute} />}
          </>
        )}
      </PageLink>
    </li>
  )
}
