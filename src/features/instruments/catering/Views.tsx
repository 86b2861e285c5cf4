import { copy } from '#content/instruments/catering.ts'
import { Cell, Cells, ScaleCell } from '../shared/Cells.tsx'
import { type Bay, type PossibleFit, TROLLEYS } from './model.ts'
import { Floor, Shape, Trolley, type View, viewFor } from './Trolley.tsx'
import * as styles from './CateringInstrument.css.ts'

/** All trolleys look the same from the front. */
const [FRONT] = TROLLEYS

export type LoadView = {
  /** Trolleys side by side in the bay, and beside it. */
  columns: { inside: number; outside: number }
  words: { inside: string; outside: string }
}

export type ViewsProps = {
  bay: Bay
  trolleys: readonly PossibleFit[]
  /** Undefined until the bay has all its dimensions. */
  load: LoadView | undefined
}

/** The loaded bay from the front, and each kind of trolley in it from the side, to one scale. */
export function Views({ bay, trolleys, load }: ViewsProps) {
  const view = viewFor(bay)
  return (
    <Cells {...copy.drawing} columns="three">
      <span className={styles.view}>{copy.views.front}</span>
      <Front bay={bay} load={load} view={view} />
      <span className={styles.view}>{copy.views.side}</span>
      {trolleys.map((trolley) => {
        const { id, depthMm, heightMm, trays, count = 0, deep = 1 } = trolley
        const isFitting = count > 0
        const lines = [
          { tone: 'strong', text: copy.trolleys[id] },
          { tone: isFitting ? 'result' : 'label', text: describeFit(trolley) },
        ] as const
        return (
          <Cell key={id} lines={lines} view={view}>
            <Floor view={view} />
            {Array.from({ length: isFitting ? deep : 1 }, (_, place) => (
              <Trolley
                key={place}
                view={view}
                tone={isFitting ? 'fits' : 'plain'}
                fromMm={place * depthMm}
                widthMm={depthMm}
                heightMm={heightMm}
                hasTrays={trays !== undefined}
              />
            ))}
            <BayOutline view={view} widthMm={bay.depthMm} heightMm={bay.heightMm} />
          </Cell>
        )
      })}
      <ScaleCell label={copy.scale} length={250} viewWidth={view.width} />
    </Cells>
  )
}

type FrontProps = Pick<ViewsProps, 'bay' | 'load'> & { view: View }

/** The bay with the trolleys that go in, and beside it those that do not. */
function Front({ bay, load, view }: FrontProps) {
  const trolleys = (count: number, tone: 'fits' | 'plain') =>
    Array.from({ length: count }, (_, place) => (
      <Trolley
        key={place}
        view={view}
        tone={tone}
        fromMm={place * FRONT.widthMm}
        widthMm={FRONT.widthMm}
        heightMm={FRONT.heightMm}
        hasTrays
      />
    ))
  const { columns, words } = load ?? {}
  const inside = columns?.inside ?? 0
  return (
    <>
      <Cell
        isDouble
        view={view}
        lines={[
          { tone: inside > 0 ? 'result' : 'strong', text: words?.inside },
          { tone: 'label', text: words && copy.inside },
        ]}
      >
        <Floor view={view} />
        {inside > 0 ? trolleys(inside, 'fits') : trolleys(1, 'plain')}
        <BayOutline view={view} widthMm={bay.widthMm} heightMm={bay.heightMm} />
      </Cell>
      <Cell
        view={view}
        lines={[
          { tone: 'strong', text: words?.outside },
          { tone: 'label', text: words && copy.outside },
        ]}
      >
        <Floor view={view} />
        {trolleys(columns?.outside ?? 0, 'plain')}
      </Cell>
    </>
  )
}

type BayOutlineProps = { view: View; widthMm: number | undefined; heightMm: number | undefined }

function BayOutline({ view, widthMm, heightMm }: BayOutlineProps) {
  if (!widthMm || !heightMm) return null
  return <Shape className={styles.bay} view={view} widthMm={widthMm} heightMm={heightMm} />
}

/** @returns the verdict in words; undefined until the bay has all its dimensions */
export function describeFit({ count, protrudingMm = 0 }: PossibleFit): string | undefined {
  if (count === undefined) return undefined
  if (count > 0) return `${count} ${copy.fits}`
  return protrudingMm > 0 ? `${protrudingMm} ${copy.protrudes}` : copy.fitsNot
}
