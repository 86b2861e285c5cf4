import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/** State of the header: the small-screen menu and the profile modal. */
export function useHeader(menuButton: RefObject<HTMLButtonElement | null>) {
  const [menuOpen, setMenuOpen] = useState(false)
  const [profileOpen, setProfileOpen] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })

  const [menuPath, setMenuPath] = useState(path)
  if (menuPath !== path) {
    setMenuPath(path)
    setMenuOpen(false)
    setProfileOpen(false)
  }

  useEffect(() => {
    if (!menuOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setMenuOpen(false)
      menuButton.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [menuOpen, menuButton])

  return {
    menuOpen,
    profileOpen,
    toggleMenu: () => setMenuOpen((open) => !open),
    closeMenu: () => setMenuOpen(false),
    openProfile: () => {
      setMenuOpen(false)
      setProfileOpen(true)
    },
    closeProfile: () => {
      setProfileOpen(false)
      // On small screens the opener is in the menu, which closed behind the modal.
      const focused = document.activeElement
      const lost = focused === document.body || focused?.getClientRects().length === 0
      if (lost) menuButton.current?.focus()
    },
  }
}
