import { pageError } from '#content/layout.ts'
import { Container } from '#ui/Container/Container.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'

export const ToolError = () => (
  <Container>
    <p>
      {pageError.part} <PhoneLink />
    </p>
  </Container>
)
