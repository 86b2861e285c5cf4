import { Button, type ButtonTone } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { notify } from '#ui/Toaster/notify.ts'
import * as styles from './CopyButton.css.ts'

export type CopyButtonProps = {
  text: string
  label: string
  copied: string
  failed: string
  tone?: ButtonTone
}

/** The result of copying is shown in a toast. Without JavaScript the button is hidden. */
export function CopyButton({ text, label, copied, failed, tone = 'quiet' }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', copied)
    } catch {
      notify('error', failed)
    }
  }
  return (
    <div className={styles.root}>
      <Button tone={tone} onClick={() => void copy()}>
        <Icon name="copy" />
        {label}
      </Button>
    </div>
  )
}
