import { Icon } from '#ui/Icon/Icon.tsx'
import { focus } from '#ui/Picture/Picture.css.ts'
import { Picture, type PictureSource } from '#ui/Picture/Picture.tsx'
import * as styles from './Film.css.ts'
import { usePaused } from './usePaused.ts'
import { usePlayback } from './usePlayback.ts'

type FilmSource = {
  poster?: PictureSource
  posterPhone?: PictureSource
  sources: readonly { src: string; type: string; media?: string }[]
}

export type FilmProps = {
  film: FilmSource
  /** How wide the film is laid out, in the terms of the `sizes` attribute. */
  sizes: string
  labels: { pause: string; play: string }
  /** Its poster is the page's main picture. */
  priority?: boolean
}

/**
 * A looping, silent film that covers its positioned parent: the poster first, the film once the
 * page has settled, with a control to pause it.
 */
export function Film({ film, sizes, labels, priority = false }: FilmProps) {
  const { paused, setPaused, toggle } = usePaused()
  const { video, armed, playing, onPlaying } = usePlayback(paused, setPaused)
  return (
    <div className={styles.root}>
      {film.poster && (
        <Picture
          picture={film.poster}
          phone={film.posterPhone}
          sizes={sizes}
          fit="cover"
          priority={priority}
        />
      )}
      <video
        ref={video}
        className={`${styles.video} ${focus[film.poster?.focus ?? 'middle']} ${playing ? styles.playing : ''}`}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={onPlaying}
      >
        {armed &&
          film.sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} media={source.media} />
          ))}
      </video>
      <button
        type="button"
        className={styles.control}
        onClick={toggle}
        aria-label={paused ? labels.play : labels.pause}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </div>
  )
}
