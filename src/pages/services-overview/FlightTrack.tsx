import { type SyntheticEvent, useCallback } from 'react'
import type { FilmData, FlightTrackPlace } from '#content/types.ts'
import { usePlayback } from '#ui/Film/usePlayback.ts'
import * as styles from './FlightTrack.css.ts'

/** Length of the film, and delay between neighbouring cards, in seconds. */
const LOOP_S = 7
const CARD_DELAY_S = LOOP_S / 3
/** Largest change of playback rate that is not noticeable. */
const MAX_RATE_CHANGE = 0.25

export type FlightTrackProps = {
  film: FilmData
  paused: boolean
  setPaused: (paused: boolean) => void
  place: FlightTrackPlace
  /** Position in the sequence of films, from 1. */
  turn: number
}

/** A film of an aircraft that draws its track across the picture below. */
export function FlightTrack({ film, paused, setPaused, place, turn }: FlightTrackProps) {
  // A shared clock keeps the sequence, even if films pause out of view.
  const now = useCallback(
    () => (performance.now() / 1000 + (30 - turn) * CARD_DELAY_S) % LOOP_S,
    [turn],
  )
  const { video, hasSources, isPlaying, onPlaying } = usePlayback(paused, setPaused, now)
  // Seeking is slow on a busy device: catch up by playing faster or slower.
  const catchUp = ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
    const late = ((now() - element.currentTime + LOOP_S * 1.5) % LOOP_S) - LOOP_S / 2
    element.playbackRate = 1 + Math.max(-MAX_RATE_CHANGE, Math.min(MAX_RATE_CHANGE, late))
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
