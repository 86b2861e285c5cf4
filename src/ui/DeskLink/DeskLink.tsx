import type { ReactNode } from 'react'
import { company } from '#content/company.ts'

export type DeskLinkProps = {
  className?: string
  children?: ReactNode
}

export const PhoneLink = (props: DeskLinkProps) => (
  <DeskLink {...props} href={`tel:${company.phone.e164}`} text={company.phone.display} />
)

export const MailLink = (props: DeskLinkProps) => (
  <DeskLink {...props} href={`mailto:${company.email}`} text={company.email} />
)

const DeskLink = ({
  href,
  text,
  className,
  children,
}: DeskLinkProps & { href: string; text: string }) => (
  <a className={className} href={href}>
    {children}
    <bdi translate="no">{text}</bdi>
  </a>
)
