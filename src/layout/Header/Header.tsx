import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { loading, menu as copy } from '#content/layout.ts'
import { headerLinks } from '#content/navigation.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Navigation } from '../Navigation/Navigation.tsx'
import { OperationsStrip } from '../OperationsStrip/OperationsStrip.tsx'
import { useProfile } from '../ProfileModal/useProfile.ts'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import * as styles from './Header.css.ts'
import { useMenu } from './useMenu.ts'

const MENU_ID = 'site-menu'

export function Header() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { menu, button, isOpen } = useMenu(path)
  const profileLink = useRef<HTMLAnchorElement>(null)
  const { modal, openProfile } = useProfile(path, [profileLink, button])
  return (
    <header className={styles.root}>
      <OperationsStrip />
      <Container>
        <div className={styles.bar}>
          <PageLink to={headerLinks.home.to} className={styles.logo}>
            <Logo ground="theme" alt={copy.homeLink} />
          </PageLink>
          <button
            ref={button}
            type="button"
            className={styles.menuButton}
            popoverTarget={MENU_ID}
            aria-expanded={isOpen}
            aria-label={isOpen ? copy.close : copy.open}
          >
            <Icon name={isOpen ? 'close' : 'menu'} size="medium" />
          </button>
          <Navigation
            id={MENU_ID}
            ref={menu}
            isOpen={isOpen === true}
            profileLink={profileLink}
            onProfile={openProfile}
          />
          <ThemeToggle />
        </div>
      </Container>
      <PendingLine />
      {modal && <modal.Modal open={modal.open} onClose={modal.onClose} />}
    </header>
  )
}

function PendingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading && <div className={styles.progress} role="progressbar" aria-label={loading} />
}
