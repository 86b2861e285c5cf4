import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import {
  type CloseButtonProps,
  cssTransition,
  ToastContainer,
  toast,
} from 'react-toastify/unstyled'
import { closeToastLabel } from '#content/layout.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './Toaster.css.ts'

const slide = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false })
let isMounted = false

const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    className={styles.close}
    aria-label={closeToastLabel}
    onClick={(event) => {
      event.stopPropagation()
      closeToast(true)
    }}
  >
    <Icon name="close" />
  </button>
)

/** Outside the document's React tree: it survives navigations, and no prerendered page contains it. */
function mountContainer() {
  if (isMounted) return
  isMounted = true
  const container = (
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        className={styles.container}
        toastClassName={styles.toast}
        position="top-right"
        autoClose={3000}
        transition={slide}
        icon={false}
        closeOnClick={false}
        draggable={false}
        closeButton={CloseButton}
      />
    </div>
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && toast.dismiss())
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(container))
}

export function showToast(kind: 'success' | 'error', text: string) {
  mountContainer()
  toast.dismiss()
  toast[kind](<span>{text}</span>, { role: kind === 'error' ? 'alert' : 'status' })
}
