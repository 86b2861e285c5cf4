import type { MouseEvent, Ref } from 'react'
import { menu } from '#content/layout.ts'
import { headerLinks, profileLabel } from '#content/navigation.ts'
import type { LinkItem } from '#content/types.ts'
import { PROFILE_PDF } from '#content/paths.ts'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import * as styles from './Navigation.css.ts'
import { ServicesMenu } from './ServicesMenu.tsx'

export type NavigationProps = {
  id: string
  ref: Ref<HTMLElement>
  onProfile: (event: MouseEvent) => void
}

export function Navigation({ id, ref, onProfile }: NavigationProps) {
  const renderLink = ({ label, to }: LinkItem) => (
    <li className={styles.item}>
      <PageLink to={to} className={styles.link}>
        {label}
      </PageLink>
    </li>
  )
  return (
    <nav id={id} ref={ref} className={styles.root} popover="auto" aria-label={menu.label}>
      <ul className={styles.list}>
        {renderLink(headerLinks.home)}
        <ServicesMenu />
        {renderLink(headerLinks.about)}
        <li className={styles.item}>
          <a className={styles.link} href={PROFILE_PDF} onClick={onProfile}>
            {profileLabel}
          </a>
        </li>
        {renderLink(headerLinks.contact)}
      </ul>
    </nav>
  )
}
