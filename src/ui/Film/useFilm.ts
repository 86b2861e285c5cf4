import { useEffect, useRef, useState } from 'react'
import { filmsAllowed, pageSettled } from './playback.ts'

/**
 * Plays a film while it is in view and the tab is shown, and only once the page has settled.
 * `armed` says that sources may be fetched; `paused` is the visitor's own choice.
 */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null)
  const [armed, setArmed] = useState(false)
  const [inView, setInView] = useState(false)
  const [tabShown, setTabShown] = useState(true)
  const [paused, setPaused] = useState(false)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    let current = true
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    )
    const onVisibility = () => setTabShown(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
    if (!filmsAllowed()) setPaused(true)
    void pageSettled().then(() => current && observer.observe(element))
    return () => {
      current = false
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])

  const wanted = inView && tabShown && !paused
  useEffect(() => {
    if (wanted) setArmed(true)
  }, [wanted])

  useEffect(() => {
    const element = video.current
    if (!element || !armed) return
    // React sets no `muted` attribute on elements that it creates, and browsers refuse sound.
    element.muted = true
    if (!wanted) return element.pause()
    // Refused in low-power modes: the poster stays.
    element.play().catch(() => setPlaying(false))
  }, [armed, wanted])

  return {
    video,
    armed,
    paused,
    playing,
    toggle: () => setPaused((was) => !was),
    onPlaying: () => setPlaying(true),
  }
}
