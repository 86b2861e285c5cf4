import { Outlet } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { skipLink } from '#content/layout.ts'
import { Footer } from '#layout/Footer/Footer.tsx'
import { notice } from '#content/notice.ts'
import { showPart } from '#lib/browser.ts'
import { Header } from '#layout/Header/Header.tsx'
import { Notice } from '#layout/Notice/Notice.tsx'
import { CurrentPath, useCurrentPath } from '#ui/PageLink/currentPath.ts'
import { useNavigation } from '../navigation/useNavigation.ts'
import * as styles from './Layout.css.ts'
import { MAIN_ID } from './SiteHead.tsx'

function skipToMain(event: MouseEvent) {
  event.preventDefault()
  showPart(MAIN_ID, 'instant')
}

export function Layout() {
  useNavigation()
  const path = useCurrentPath()
  return (
    <CurrentPath value={path}>
      <a className={styles.skipLink} href={`#${MAIN_ID}`} onClick={skipToMain}>
        {skipLink}
      </a>
      {notice && <Notice notice={notice} />}
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </CurrentPath>
  )
}
