import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { skipLink } from '#content/layout.ts'
import { INLINE_THEME_SCRIPT } from '#theme/inlineScript.ts'
import { Toaster } from '#ui/Toaster/Toaster.tsx'
import { Footer } from '#layout/Footer/Footer.tsx'
import { Header } from '#layout/Header/Header.tsx'
import * as styles from './Document.css.ts'
import { PageHead } from './PageHead.tsx'
import { PathProvider } from '../navigation/PathProvider.tsx'
import { SiteHead } from './SiteHead.tsx'
import { useLateness } from '../navigation/useLateness.ts'
import { useNavigation } from '../navigation/useNavigation.ts'

const MAIN_ID = 'main'

/** The whole HTML document: the frame that all pages share, around the page itself. */
export function Document() {
  useNavigation()
  const late = useLateness()
  return (
    <PathProvider>
      {/* The inline script may have put the theme's class on the root already. */}
      <html lang="en-GB" suppressHydrationWarning>
        <head>
          {/* Not the browser's to render: where it must do so anew, the policy refuses a script's text. */}
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
          <Header late={late} />
          <main id={MAIN_ID} tabIndex={-1} className={styles.main} aria-busy={late || undefined}>
            <Outlet />
          </main>
          {/* Each boundary within another is hydrated a turn later: the page goes first. */}
          <Suspense>
            <Suspense>
              <Footer />
            </Suspense>
          </Suspense>
          <Toaster />
        </body>
      </html>
    </PathProvider>
  )
}
