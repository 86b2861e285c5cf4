import { lazy, type MouseEvent, useEffect, useRef } from 'react'
import { toolPanel as words } from '#content/home.ts'
import { formatServiceNumber, TOOL_ANCHOR, SERVICE_SLUGS, toServicePath } from '#content/paths.ts'
import { tools } from '#content/tools.ts'
import { todaysAnswers } from '#pages/servicesOverview/todaysAnswers.ts'
import { markTraveller } from '#ui/journey/journey.ts'
import { Prerendered } from '#ui/Prerendered/Prerendered.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { BareSection, SectionTitle } from '#ui/Section/Section.tsx'
import { TodaysTool } from './TodaysTool.tsx'
import * as styles from './ToolPanel.css.ts'

const ToolPreview = lazy(async () => ({ default: (await import('./ToolPreview.tsx')).ToolPreview }))

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
  return (
    <BareSection className={styles.root}>
      <div className={styles.prose}>
        <p className={styles.kicker}>{words.kicker}</p>
        <SectionTitle className={styles.title}>{words.title}</SectionTitle>
        <p className={styles.paragraph}>{words.text}</p>
      </div>
      <ul ref={cells} className={styles.cells}>
        {SERVICE_SLUGS.map((slug) => {
          const tool = tools[slug]
          const compute = slug === 'ground-handling' ? undefined : todaysAnswers[slug]
          const size = slug === 'private-jets-charter' ? 'map' : 'tool'
          return (
            tool && (
              <li key={slug} className={styles.cell[size]}>
                <PageLink
                  to={toServicePath(slug)}
                  hash={TOOL_ANCHOR}
                  className={styles.link}
                  onClick={markDrawing}
                >
                  <span className={styles.number} aria-hidden>
                    {formatServiceNumber(slug)}
                  </span>
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
                </PageLink>
              </li>
            )
          )
        })}
      </ul>
    </BareSection>
  )
}
