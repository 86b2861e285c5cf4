import { useEffect, useRef, useState } from 'react'
import { waitForPageLoad } from './playback.ts'

/**
 * Plays a film while it is in the viewport of a visible tab, after the page has loaded.
 *
 * @param setPaused called with true if the browser refuses to play
 * @param getPosition returns the position to play from, in seconds; by default the film resumes
 * @returns `hasSources` is true once the sources may be fetched
 */
export function usePlayback(
  paused: boolean,
  setPaused: (paused: boolean) => void,
  getPosition?: () => number,
) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasSources, setHasSources] = useState(false)
  const [isInView, setInView] = useState(false)
  const [isTabVisible, setTabVisible] = useState(true)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || !('IntersectionObserver' in window)) return
    let isMounted = true
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    )
    const onVisibility = () => setTabVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
    void waitForPageLoad().then(() => isMounted && observer.observe(element))
    return () => {
      isMounted = false
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])

  const shouldPlay = isInView && isTabVisible && !paused
  useEffect(() => {
    if (shouldPlay) setHasSources(true)
  }, [shouldPlay])

  useEffect(() => {
    const element = video.current
    if (!element || !hasSources) return
    // React does not render the `muted` attribute, and browsers do not autoplay films with sound.
    element.muted = true
    if (!shouldPlay) return element.pause()
    const seek = () => {
      if (getPosition) element.currentTime = getPosition()
    }
    seek()
    // The film seeks again once it plays, because loading takes time.
    // An extension may replace `play` by a function that returns nothing or throws.
    new Promise((resolve) => resolve(element.play())).then(seek, (reason: unknown) => {
      setPlaying(false)
      // Low-power modes refuse to autoplay: the poster stays, and the button offers to play.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') setPaused(true)
    })
  }, [hasSources, shouldPlay, setPaused, getPosition])

  return { video, hasSources, isPlaying, onPlaying: () => setPlaying(true) }
}
