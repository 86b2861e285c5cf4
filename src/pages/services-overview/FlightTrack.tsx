import { useCallback } from 'react'
import type { FilmData, FlightTrackPlace } from '#content/types.ts'
import { usePlayback } from '#ui/Film/usePlayback.ts'
import * as styles from './FlightTrack.css.ts'

/** Seconds: of the film, and between one card and the next. A third: with three in view, one flies. */
const LOOP = 7
const BETWEEN = LOOP / 3

export type FlightTrackProps = {
  film: FilmData
  paused: boolean
  place: FlightTrackPlace
  /** In the row of those that fly one after another, from 1. */
  turn: number
}

/** An aircraft that draws its track across the picture below, as a flight-following display does. */
export function FlightTrack({ film, paused, place, turn }: FlightTrackProps) {
  // All keep to one clock, so that each keeps its turn however often it sleeps out of view.
  const now = useCallback(() => (performance.now() / 1000 + (30 - turn) * BETWEEN) % LOOP, [turn])
  const { video, armed, playing, onPlaying } = usePlayback(paused, now)
  return (
    <video
      ref={video}
      className={`${styles.place[place]} ${playing ? styles.playing : ''}`}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={onPlaying}
    >
      {armed && film.sources.map(({ src, type }) => <source key={src} src={src} type={type} />)}
    </video>
  )
}
