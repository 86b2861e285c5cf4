import { films } from '#content/pictures/services.ts'
import { words, report } from './words.ts'
import { REPORT_ANCHOR } from '#content/paths.ts'
import { ReportExcerpt } from '#features/departureReport/ReportExcerpt.tsx'
import { ReportSection } from '#features/departureReport/ReportSection.tsx'
import { GroundHandlingTool } from './GroundHandlingTool.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Film } from '#ui/Film/Film.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { HERO_SIZES } from '#servicePage/ServiceHero.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'

export function GroundHandlingPage() {
  return (
    <ServicePage
      words={words}
      media={<Film film={films['ground-handling']} sizes={HERO_SIZES} priority />}
    >
      <Arrange words={words} />
      <GroundHandlingTool />
      <Steps words={words} />
      <ReportSection
        title={report.title}
        lead={report.lead}
        action={
          <ButtonLink to="/services/airline-representation" hash={REPORT_ANCHOR} tone="quiet">
            {report.more}
          </ButtonLink>
        }
      >
        <ReportExcerpt />
      </ReportSection>
    </ServicePage>
  )
}
