import type { ReactNode } from 'react'
import { notice } from '#content/notice.ts'
import { getNoticeData, INLINE_NOTICE_SCRIPT } from '#layout/Notice/visibility.ts'
import { INLINE_THEME_SCRIPT } from '#theme/inlineScript.ts'
import { PageHead } from './PageHead.tsx'
import { SiteHead } from './SiteHead.tsx'

export type DocumentProps = { children: ReactNode }

export function Document({ children }: DocumentProps) {
  // The inline scripts may change a class and attributes before hydration; the theme and the notice set theirs
  // again.
  return (
    <html
      lang="en-GB"
      {...(import.meta.env.SSR && { 'data-static': '' })}
      {...getNoticeData(notice)}
      suppressHydrationWarning
    >
      <head>
        <SiteHead />
        {/* After the metas that it changes. Server only: Trusted Types would block it in the browser. */}
        {import.meta.env.SSR && (
          <script dangerouslySetInnerHTML={{ __html: INLINE_THEME_SCRIPT }} />
        )}
        {import.meta.env.SSR && notice && (
          <script dangerouslySetInnerHTML={{ __html: INLINE_NOTICE_SCRIPT }} />
        )}
        <PageHead />
      </head>
      <body>{children}</body>
    </html>
  )
}
