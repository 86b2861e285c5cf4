import { themeColor } from '#styles/themeColor.ts'

/** The mono font is not preloaded: it may load later. */
const ABOVE_THE_FOLD_FONTS = ['/fonts/archivo-wide-600.woff2', '/fonts/instrument-sans.woff2']
/** No preloads in development: scripts insert the styles, too late for a preload to be used. */
const PRELOADED_FONTS = import.meta.env.DEV ? [] : ABOVE_THE_FOLD_FONTS

export const MAIN_ID = 'main'

export function SiteHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Blocks the first paint until `main` is parsed: painting half of it would shift the layout. */}
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
      <meta name="theme-color" content={themeColor.light} media="all" data-theme="light" />
      <meta name="theme-color" content={themeColor.dark} media="not all" data-theme="dark" />
      {/* The extension Dark Reader would give the drawings' numbers the colour of their background. */}
      <meta name="darkreader-lock" content="" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}
