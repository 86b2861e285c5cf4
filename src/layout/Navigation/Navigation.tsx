import type { MouseEvent } from 'react'
import { menu } from '#content/layout.ts'
import { headerLinks, profileLabel } from '#content/navigation.ts'
import type { LinkItem } from '#content/types.ts'
import { PROFILE_PDF } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plainClick.ts'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import * as styles from './Navigation.css.ts'
import { ServicesMenu } from './ServicesMenu.tsx'

export type NavigationProps = {
  id: string
  /** On small screens only; wider ones always show it. */
  open: boolean
  onNavigate: () => void
  onProfile: () => void
}

export function Navigation({ id, open, onNavigate, onProfile }: NavigationProps) {
  const openProfile = (event: MouseEvent) => {
    // With a modifier the visitor wants the file itself, in a tab of its own.
    if (!isPlainClick(event)) return
    event.preventDefault()
    onProfile()
  }
  const plainLink = ({ label, to }: LinkItem) => (
    <li className={styles.item}>
      <PageLink to={to} className={styles.link} onClick={onNavigate}>
        {label}
      </PageLink>
    </li>
  )
  return (
    <nav id={id} className={`${styles.root} ${open ? styles.open : ''}`} aria-label={menu.label}>
      <ul className={styles.list}>
        {plainLink(headerLinks.home)}
        <ServicesMenu onNavigate={onNavigate} />
        {plainLink(headerLinks.about)}
        <li className={styles.item}>
          <a className={styles.link} href={PROFILE_PDF} onClick={openProfile}>
            {profileLabel}
          </a>
        </li>
        {plainLink(headerLinks.contact)}
      </ul>
    </nav>
  )
}
