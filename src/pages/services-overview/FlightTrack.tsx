import { type SyntheticEvent, useCallback } from 'react'
import type { FilmData, FlightTrackPlace } from '#content/types.ts'
import { usePlayback } from '#ui/Film/usePlayback.ts'
import * as styles from './FlightTrack.css.ts'

/** Seconds: of the film, and between one card and the next. A third: with three in view, one flies. */
const LOOP = 7
const BETWEEN = LOOP / 3
/** As a share of its speed: how far a film may run faster or slower without being noticed. */
const HASTE = 0.25

export type FlightTrackProps = {
  film: FilmData
  paused: boolean
  setPaused: (paused: boolean) => void
  place: FlightTrackPlace
  /** In the row of those that fly one after another, from 1. */
  turn: number
}

/** An aircraft that draws its track across the picture below, as a flight-following display does. */
export function FlightTrack({ film, paused, setPaused, place, turn }: FlightTrackProps) {
  // All keep to one clock, so that each keeps its turn however often it sleeps out of view.
  const now = useCallback(() => (performance.now() / 1000 + (30 - turn) * BETWEEN) % LOOP, [turn])
  const { video, hasSources, isPlaying, onPlaying } = usePlayback(paused, setPaused, now)
  // A busy device is long in finding a place in a film, and late by as much.
  const catchUp = ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
    const late = ((now() - element.currentTime + LOOP * 1.5) % LOOP) - LOOP / 2
    element.playbackRate = 1 + Math.max(-HASTE, Math.min(HASTE, late))
  }
  return (
    <video
      ref={video}
      className={`${styles.place[place]} ${isPlaying ? styles.playing : ''}`}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={onPlaying}
      onTimeUpdate={catchUp}
    >
      {hasSources &&
        film.sources.map(({ src, type }) => <source key={src} src={src} type={type} />)}
    </video>
  )
}
