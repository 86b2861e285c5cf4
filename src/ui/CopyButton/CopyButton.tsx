import { copyFailed } from '#content/shared.ts'
import { allowBreaks } from '#lib/format.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { notify } from '#ui/Toaster/notify.ts'
import * as styles from './CopyButton.css.ts'

export type CopyButtonProps = {
  text: string
  label: string
  copied: string
  isIcon?: boolean
}

export function CopyButton({ text, label, copied, isIcon = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(allowBreaks(text))
      notify('success', copied)
    } catch {
      notify('error', copyFailed)
    }
  }
  return (
    <div className={styles.root}>
      {isIcon ? (
        <button
          type="button"
          className={styles.icon}
          aria-label={label}
          title={label}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
        </button>
      ) : (
        <Button tone="quiet" onClick={() => void copy()}>
          <Icon name="copy" />
          {label}
        </Button>
      )}
    </div>
  )
}
