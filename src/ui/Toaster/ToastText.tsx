import type { Toast } from './notify.ts'

export type ToastTextProps = Pick<Toast, 'text' | 'link'>

export function ToastText({ text, link }: ToastTextProps) {
  return (
    <div>
      <div>{text}</div>
      {link && <a href={link.href}>{link.label}</a>}
    </div>
  )
}
