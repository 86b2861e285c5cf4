import { headerLinks } from '#content/navigation.ts'
import { menu } from '#content/layout.ts'
import { Container } from '#ui/Container/Container.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import { useRef } from 'react'
import { Logo } from '../Logo/Logo.tsx'
import { Navigation } from '../Navigation/Navigation.tsx'
import { OperationsStrip } from '../OperationsStrip/OperationsStrip.tsx'
import { LazyProfileModal } from '../ProfileModal/LazyProfileModal.tsx'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import * as styles from './Header.css.ts'
import { useHeader } from './useHeader.ts'

const MENU_ID = 'site-menu'

export function Header() {
  const menuButton = useRef<HTMLButtonElement>(null)
  const { menuOpen, profileOpen, toggleMenu, closeMenu, openProfile, closeProfile } =
    useHeader(menuButton)
  return (
    <header className={styles.root}>
      <OperationsStrip />
      <Container>
        <div className={styles.bar}>
          <PageLink to={headerLinks.home.to} className={styles.logo}>
            <Logo ground="theme" alt={menu.homeLink} />
          </PageLink>
          <button
            ref={menuButton}
            type="button"
            className={styles.menuButton}
            onClick={toggleMenu}
            aria-expanded={menuOpen}
            aria-controls={MENU_ID}
            aria-label={menuOpen ? menu.close : menu.open}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} size="medium" />
          </button>
          <Navigation id={MENU_ID} open={menuOpen} onNavigate={closeMenu} onProfile={openProfile} />
          <ThemeToggle />
        </div>
      </Container>
      <LazyProfileModal open={profileOpen} onClose={closeProfile} />
    </header>
  )
}
