import { useEffect } from 'react'
import { pageError as words } from '#content/layout.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Container } from '#ui/Container/Container.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { isLoadedPage, reloadWithoutScripts } from '../reloadWithoutScripts.ts'
import * as styles from './Layout.css.ts'

/**
 * Replaces a page whose code throws, or is missing after the router has reloaded once. If the page was
 * loaded, not navigated to, it is then reloaded without its scripts.
 */
export function PageError() {
  useEffect(() => {
    if (isLoadedPage()) reloadWithoutScripts()
  }, [])
  return (
    <Container>
      <div className={styles.error}>
        <p>
          {words.text} <PhoneLink />
        </p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </div>
    </Container>
  )
}
