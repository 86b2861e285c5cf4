import { film as words } from '#content/layout.ts'
import type { FilmData } from '#content/types.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary/ErrorBoundary.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { focus } from '#ui/Picture/Picture.css.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import * as styles from './Film.css.ts'
import { SilentVideo } from './SilentVideo.tsx'
import { usePaused } from './usePaused.ts'
import { usePlayback } from './usePlayback.ts'

export type FilmProps = {
  film: FilmData
  sizes: string
  priority?: boolean
}

/**
 * A looping, silent film that covers its positioned parent. Shows the poster until it plays.
 */
export function Film({ film, sizes, priority = false }: FilmProps) {
  return (
    <div className={styles.root}>
      {film.poster && (
        <Picture picture={film.poster} phone={film.posterPhone} sizes={sizes} priority={priority} />
      )}
      <ErrorBoundary>
        <Player film={film} />
      </ErrorBoundary>
    </div>
  )
}

function Player({ film }: Pick<FilmProps, 'film'>) {
  const { paused, setPaused, toggle } = usePaused()
  const { video, isPlaying, onPlaying } = usePlayback(paused, setPaused)
  return (
    <>
      <SilentVideo
        ref={video}
        sources={film.sources}
        className={`${styles.video} ${focus[film.poster?.focus ?? 'middle']} ${isPlaying ? styles.playing : ''}`}
        onPlaying={onPlaying}
      />
      <button
        type="button"
        className={styles.control}
        onClick={toggle}
        aria-label={paused ? words.play : words.pause}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </>
  )
}
