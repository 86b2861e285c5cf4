import { words } from './words.ts'
import { PrivateJetsCharterTool } from './PrivateJetsCharterTool.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'
import { CharterCards } from './CharterCards.tsx'

export function PrivateJetsCharterPage() {
  return (
    <ServicePage words={words}>
      <CharterCards />
      <Steps words={words} />
      <PrivateJetsCharterTool />
      <Arrange words={words} />
    </ServicePage>
  )
}
