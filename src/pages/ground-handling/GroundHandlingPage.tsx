import { films } from '#content/media/ground-handling.ts'
import { content, report } from '#content/servicePages/ground-handling.ts'
import { REPORT_ANCHOR } from '#lib/paths.ts'
import { ReportExcerpt } from '#features/departureReport/ReportExcerpt.tsx'
import { ReportSection } from '#features/departureReport/ReportSection.tsx'
import { GroundHandlingInstrument } from '#features/instruments/ground-handling/GroundHandlingInstrument.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Film } from '#ui/Film/Film.tsx'
import { HERO_SIZES } from '../service-pattern/ServiceHero.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'

export function GroundHandlingPage() {
  return (
    <ServicePage
      content={content}
      instrument={<GroundHandlingInstrument />}
      media={<Film film={films['ground-handling']} sizes={HERO_SIZES} priority />}
    >
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
