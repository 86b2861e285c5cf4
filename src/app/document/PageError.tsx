import { company } from '#content/company.ts'
import { pageError as copy } from '#content/layout.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Container } from '#ui/Container/Container.tsx'
import * as styles from './Document.css.ts'

/** Takes the place of a page whose code fails. The router has reloaded once if a chunk was missing. */
export function PageError() {
  return (
    <Container>
      <div className={styles.error}>
        <p>
          {copy.text} <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
        </p>
        <Button onClick={() => location.reload()}>{copy.reload}</Button>
      </div>
    </Container>
  )
}
