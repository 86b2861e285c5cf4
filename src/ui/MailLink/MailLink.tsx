import type { ReactNode } from 'react'
import { company } from '#content/company.ts'

export type MailLinkProps = {
  className?: string
  children?: ReactNode
}

/** The email address of the operations desk, which page translators leave as it is. */
export function MailLink({ className, children }: MailLinkProps) {
  return (
    <a className={className} href={`mailto:${company.email}`}>
      {children}
      <bdi translate="no">{company.email}</bdi>
    </a>
  )
}
