import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { onViewChange } from '#lib/browser.ts'

/**
 * Plays a film while it is in the viewport of a visible tab, after the page has loaded. It stops at the press
 * of a link, because decoding would delay the next page.
 *
 * @param setPaused called with true if the browser cannot play the film, or refuses to
 */
export function usePlayback(paused: boolean, setPaused: (paused: boolean) => void) {
  const router = useRouter()
  const video = useRef<HTMLVideoElement>(null)
  const [isInView, setInView] = useState(false)
  const [isTabVisible, setTabVisible] = useState(true)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    let stopWatching = () => {}
    const watch = () => {
      stopWatching = onViewChange(element, setInView)
    }
    if (document.readyState === 'complete') watch()
    else addEventListener('load', watch)
    // The browser tries the next source after an error. The error event does not bubble.
    const onError = ({ target }: Event) => {
      if (target === element || target === element.lastElementChild) setPaused(true)
    }
    element.addEventListener('error', onError, true)
    const onVisibility = () => setTabVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      stopWatching()
      removeEventListener('load', watch)
      element.removeEventListener('error', onError, true)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [setPaused])

  const shouldPlay = isInView && isTabVisible && !paused
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!shouldPlay) return element.pause()
    // React does not render the `muted` attribute, and browsers do not autoplay films with sound.
    element.muted = true
    if (element.error ?? element.networkState === element.NETWORK_NO_SOURCE) element.load()
    play(element)
    if (element.paused) setPaused(true)
    const unsubscribes = [
      router.subscribe('onBeforeNavigate', () => element.pause()),
      // The visitor has stayed on this page, or the film is about to be removed.
      router.subscribe('onRendered', () => element.isConnected && play(element)),
    ]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  }, [shouldPlay, setPaused, router])

  return { video, isPlaying, onPlaying: () => setPlaying(true) }
}

const play = (element: HTMLVideoElement) => void element.play().catch(() => undefined)
