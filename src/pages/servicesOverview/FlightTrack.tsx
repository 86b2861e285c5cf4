import type { FilmData, FlightTrackPlace } from '#content/types.ts'
import { SilentVideo } from '#ui/Film/SilentVideo.tsx'
import { usePlayback } from '#ui/Film/usePlayback.ts'
import * as styles from './FlightTrack.css.ts'

export type FlightTrackProps = {
  film: FilmData
  paused: boolean
  setPaused: (paused: boolean) => void
  place: FlightTrackPlace
  turn: number
}

export function FlightTrack({ film, paused, setPaused, place, turn }: FlightTrackProps) {
  const { video, isPlaying, onPlaying } = usePlayback(paused, setPaused)
  return (
    <SilentVideo
      ref={video}
      sources={film.sources}
      className={`${styles.place[place]} ${isPlaying ? styles.playing : ''}`}
      onPlaying={onPlaying}
      // Neighbouring cards are a third of the film apart, so that lights do not cross at once.
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = (((2 * turn) % 3) / 3) * currentTarget.duration
      }}
    />
  )
}
