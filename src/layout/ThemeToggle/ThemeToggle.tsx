import { themeToggle } from '#content/layout.ts'
import { useTheme } from '#theme/useTheme.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import * as styles from './ThemeToggle.css.ts'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const label = theme === 'dark' ? themeToggle.toLight : themeToggle.toDark
  return (
    <button type="button" className={styles.root} onClick={toggle} aria-label={label}>
      <span className={styles.inLight}>
        <Icon name="moon" size="medium" />
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" size="medium" />
      </span>
    </button>
  )
}
