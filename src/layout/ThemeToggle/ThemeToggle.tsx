import { themeToggle } from '#content/layout.ts'
import { toggleTheme, useStoredTheme } from '#theme/storedTheme.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ThemeToggle.css.ts'

/** The style sheet shows the icon and the name of the current theme, so both are right before hydration. */
export function ThemeToggle() {
  useStoredTheme()
  return (
    <button type="button" className={styles.root} onClick={toggleTheme}>
      <span className={styles.inLight}>
        <Icon name="moon" size="medium" />
        <VisuallyHidden>{themeToggle.toDark}</VisuallyHidden>
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" size="medium" />
        <VisuallyHidden>{themeToggle.toLight}</VisuallyHidden>
      </span>
    </button>
  )
}
