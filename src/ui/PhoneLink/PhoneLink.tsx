import type { ReactNode } from 'react'
import { company } from '#content/company.ts'

export type PhoneLinkProps = {
  className?: string
  children?: ReactNode
}

/** The phone number of the operations desk, which page translators leave as it is. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${company.phone.e164}`}>
      {children}
      <bdi translate="no">{company.phone.display}</bdi>
    </a>
  )
}
