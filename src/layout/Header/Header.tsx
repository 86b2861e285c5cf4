import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, startTransition, useState } from 'react'
import { loading, menu as words } from '#content/layout.ts'
import { headerLinks } from '#content/navigation.ts'
import { isPlainClick } from '#lib/browser.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Navigation } from '../Navigation/Navigation.tsx'
import { OperationsStrip } from '../OperationsStrip/OperationsStrip.tsx'
import { ProfileModal } from '../ProfileModal/ProfileModal.tsx'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import * as styles from './Header.css.ts'
import { useMenu } from './useMenu.ts'

const MENU_ID = 'site-menu'

export function Header() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { menu, button } = useMenu(path)
  const [isProfileOpen, setProfileOpen] = useState(false)
  // Runs in a separate task: opening the dialog makes the browser lay out the whole page.
  const showProfile = (isShown: boolean) => startTransition(() => setProfileOpen(isShown))
  const openProfile = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Returns the focus to the menu button. The dialog saves the focused element and restores it on close.
    menu.current?.hidePopover?.()
    showProfile(true)
  }
  return (
    <header className={styles.root}>
      <OperationsStrip />
      <Container>
        <div className={styles.bar}>
          <PageLink to={headerLinks.home.to} className={styles.logo}>
            <Logo ground="theme" alt={words.homeLink} />
          </PageLink>
          <button ref={button} type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
            <span className={styles.whenClosed}>
              <Icon name="menu" size="medium" />
              <VisuallyHidden>{words.open}</VisuallyHidden>
            </span>
            <span className={styles.whenOpen}>
              <Icon name="close" size="medium" />
              <VisuallyHidden>{words.close}</VisuallyHidden>
            </span>
          </button>
          <Navigation id={MENU_ID} ref={menu} onProfile={openProfile} />
          <ThemeToggle />
        </div>
      </Container>
      <PendingLine />
      {isProfileOpen && <ProfileModal onClose={() => showProfile(false)} />}
    </header>
  )
}

function PendingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div className={styles.progress} role="progressbar" aria-label={loading} />
}
