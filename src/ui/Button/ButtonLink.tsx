import type { MouseEvent, ReactNode } from 'react'
import type { SitePath } from '#lib/paths.ts'
import type { ServiceSearch } from '#lib/serviceSearch.ts'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import * as styles from './Button.css.ts'
import type { ButtonTone, DisabledReasonId } from './Button.tsx'

export type ButtonLinkProps = {
  children: ReactNode
  tone?: ButtonTone
  onClick?: ((event: MouseEvent) => void) | undefined
} & (
  | {
      to: SitePath
      search?: ServiceSearch
      hash?: string
      disabledReasonId?: DisabledReasonId
      href?: never
      download?: never
      newTab?: never
    }
  /** A `tel:` or `mailto:` URL, or a file. */
  | {
      href: string
      to?: never
      search?: never
      hash?: never
      disabledReasonId?: never
      download?: string
      newTab?: boolean
    }
)

export function ButtonLink({
  children,
  tone = 'primary',
  to,
  search,
  hash,
  href,
  download,
  newTab,
  onClick,
  disabledReasonId,
}: ButtonLinkProps) {
  const className = styles.tone[tone]
  if (to) {
    const page = { to, search, hash, disabledReasonId }
    return (
      <PageLink {...page} className={className} onClick={onClick}>
        {children}
      </PageLink>
    )
  }
  const target = newTab ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href={href} download={download} className={className} onClick={onClick} {...target}>
      {children}
    </a>
  )
}
