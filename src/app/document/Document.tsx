import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { skipLink } from '#content/layout.ts'
import { INLINE_THEME_SCRIPT } from '#theme/inlineScript.ts'
import { Footer } from '#layout/Footer/Footer.tsx'
import { Header } from '#layout/Header/Header.tsx'
import * as styles from './Document.css.ts'
import { PageHead } from './PageHead.tsx'
import { SiteHead } from './SiteHead.tsx'
import { useNavigation } from '../navigation/useNavigation.ts'

const MAIN_ID = 'main'

export function Document() {
  useNavigation()
  // Shown on the browser's performance timeline; end-to-end tests wait for it.
  useEffect(() => void performance.mark('hydrated'), [])
  // The theme script may add its class before hydration.
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {/* This inline script is rendered by the server only: Trusted Types would block it in the
              browser. */}
        {import.meta.env.SSR && (
          <>
            <script dangerouslySetInnerHTML={{ __html: INLINE_THEME_SCRIPT }} />
            <SiteHead mainId={MAIN_ID} />
          </>
        )}
        <PageHead />
      </head>
      <body>
        <a className={styles.skipLink} href={`#${MAIN_ID}`}>
          {skipLink}
        </a>
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </body>
    </html>
  )
}
