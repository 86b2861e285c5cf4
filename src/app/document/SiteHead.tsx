import { themeColor } from '#styles/themeColor.ts'

/** What the first view is set in. The mono face may come a little later. */
const FIRST_FONTS = ['/fonts/archivo-wide-600.woff2', '/fonts/instrument-sans.woff2']
/** In development the styles come by script, too late for the browser to use what it preloaded. */
const PRELOADED_FONTS = import.meta.env.DEV ? [] : FIRST_FONTS

export type SiteHeadProps = { mainId: string }

/** What the head of every page says, and no navigation changes. Prerendered only. */
export function SiteHead({ mainId }: SiteHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* A paint of half a document would shift: it waits for the few kB of the whole. */}
      <link rel="expect" href={`#${mainId}`} blocking="render" />
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
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}
