import type { FilmData, FlightTrackPlace } from '#content/types.ts'
import { SilentVideo } from '#ui/Film/SilentVideo.tsx'
import { usePlayback } from '#ui/Film/usePlayback.ts'
import * as styles from './FlightTrack.css.ts'

/** Length of the film. Neighbouring cards are a third of it apart, so that lights do not cross at once. */
const LOOP_S = 7

export type FlightTrackProps = {
  film: FilmData
  paused: boolean
  setPaused: (paused: boolean) => void
  place: FlightTrackPlace
  /** Position in the sequence of films, from 1. */
  turn: number
}

/** A film of a light that draws its track across the picture below. */
export function FlightTrack({ film, paused, setPaused, place, turn }: FlightTrackProps) {
  const { video, isPlaying, onPlaying } = usePlayback(paused, setPaused)
  return (
    <SilentVideo
      ref={video}
      sources={film.sources}
      className={`${styles.place[place]} ${isPlaying ? styles.playing : ''}`}
      onPlaying={onPlaying}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = LOOP_S - (((turn * LOOP_S) / 3) % LOOP_S)
      }}
    />
  )
}
