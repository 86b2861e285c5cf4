import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { skipLink } from '#content/layout.ts'
import { themeColor } from '#styles/themeColor.ts'
import { INLINE_THEME_SCRIPT } from '#theme/inlineScript.ts'
import { Toaster } from '#ui/Toaster/Toaster.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import * as styles from './Document.css.ts'
import { PageHead } from './PageHead.tsx'
import { PathProvider } from './PathProvider.tsx'
import { useLateness } from './useLateness.ts'
import { useNavigation } from './useNavigation.ts'

const MAIN_ID = 'main'
/** What the first view is set in. The mono face may come a little later. */
const FIRST_FONTS = ['/fonts/archivo-wide-600.woff2', '/fonts/instrument-sans.woff2']
/** In development the styles come by script, too late for the browser to use what it preloaded. */
const PRELOADED_FONTS = import.meta.env.DEV ? [] : FIRST_FONTS

/** The whole HTML document: the frame that all pages share, around the page itself. */
export function Document() {
  useNavigation()
  const late = useLateness()
  return (
    // The inline script may have put the theme's class on the root already.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: INLINE_THEME_SCRIPT }}
        />
        {/* A paint of half a document would shift: it waits for the few kB of the whole. */}
        <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
        {PRELOADED_FONTS.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <PageHead />
        <meta name="theme-color" content={themeColor.light} media="all" data-theme="light" />
        <meta name="theme-color" content={themeColor.dark} media="not all" data-theme="dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <PathProvider>
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
        </PathProvider>
      </body>
    </html>
  )
}
