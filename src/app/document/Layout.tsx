import { Outlet } from '@tanstack/react-router'
import { skipLink } from '#content/layout.ts'
import { Footer } from '#layout/Footer/Footer.tsx'
import { Header } from '#layout/Header/Header.tsx'
import { useNavigation } from '../navigation/useNavigation.ts'
import * as styles from './Document.css.ts'
import { MAIN_ID } from './SiteHead.tsx'

/** What all pages share. */
export function Layout() {
  useNavigation()
  return (
    <>
      <a className={styles.skipLink} href={`#${MAIN_ID}`}>
        {skipLink}
      </a>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
