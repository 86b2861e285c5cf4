import type { ComponentProps } from 'react'
import type { FilmData } from '#content/types.ts'

export type SilentVideoProps = ComponentProps<'video'> & Pick<FilmData, 'sources'>

export const SilentVideo = ({ sources, ...attributes }: SilentVideoProps) => (
  <video {...attributes} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
    {sources.map((source) => (
      <source key={source.src} {...source} />
    ))}
  </video>
)
