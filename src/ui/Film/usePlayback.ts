import { useEffect, useRef, useState } from 'react'
import { pageSettled } from './playback.ts'

/**
 * Plays a film while it is in view and the tab is shown, and only once the page has settled.
 * `armed` says that its sources may be fetched.
 *
 * @param paused and `setPaused`, as `usePaused` has them
 * @param place where in the film to go on, in seconds; where it stopped, if nothing says so
 */
export function usePlayback(
  paused: boolean,
  setPaused: (paused: boolean) => void,
  place?: () => number,
) {
  const video = useRef<HTMLVideoElement>(null)
  const [armed, setArmed] = useState(false)
  const [inView, setInView] = useState(false)
  const [tabShown, setTabShown] = useState(true)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    let current = true
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    )
    const onVisibility = () => setTabShown(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
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
    const takePlace = () => {
      if (place) element.currentTime = place()
    }
    takePlace()
    // Anew once it plays, since a film may be long in coming.
    element.play().then(takePlace, ({ name }: DOMException) => {
      setPlaying(false)
      // In low-power modes: the poster stays, and the control offers to play.
      if (name === 'NotAllowedError') setPaused(true)
    })
  }, [armed, wanted, setPaused, place])

  return { video, armed, playing, onPlaying: () => setPlaying(true) }
}
