import type { MouseEvent, ReactNode } from 'react'
import { PageLink, type PageLinkProps } from '#ui/PageLink/PageLink.tsx'
import * as styles from './Button.css.ts'
import type { ButtonTone } from './Button.tsx'

type SharedProps = {
  children: ReactNode
  tone?: ButtonTone
  onClick?: ((event: MouseEvent) => void) | undefined
}
type ToPageProps = SharedProps &
  Pick<PageLinkProps, 'to' | 'search' | 'hash' | 'id' | 'aria-labelledby'> & { href?: never }
type ToFileProps = SharedProps & { href: string; download?: string; newTab?: boolean; to?: never }

export type ButtonLinkProps = ToPageProps | ToFileProps

export function ButtonLink({ tone = 'primary', ...props }: ButtonLinkProps) {
  const className = styles.tone[tone]
  if (props.to) return <PageLink {...props} className={className} />
  const { newTab, children, ...link } = props
  const target = newTab && { target: '_blank', rel: 'noreferrer' }
  return (
    <a {...link} className={className} {...target}>
      {children}
    </a>
  )
}
