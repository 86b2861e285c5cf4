import { content, report } from '#content/servicePages/airline-representation.ts'
import { REPORT_ANCHOR, REPORT_PDF } from '#lib/addresses.ts'
import { SpecimenReport } from '#features/departureReport/SpecimenReport.tsx'
import { ReportSection } from '#features/departureReport/ReportSection.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { SeasonClock } from '#features/instruments/seasonClock/SeasonClock.tsx'
import { ServicePage } from '../service-pattern/ServicePage.tsx'
import { Contract } from './Contract.tsx'
import { Credit } from './Credit.tsx'
import { FlightTypes } from './FlightTypes.tsx'

export function RepresentationPage() {
  return (
    <ServicePage content={content} instrument={<SeasonClock />}>
      <ReportSection
        anchor={REPORT_ANCHOR}
        title={report.title}
        lead={report.lead}
        action={
          <ButtonLink href={REPORT_PDF} newTab tone="quiet">
            {`${report.download} (PDF, ${report.fileKb}\u00a0kB)`}
          </ButtonLink>
        }
      >
        <SpecimenReport />
      </ReportSection>
      <FlightTypes />
      <Credit />
      <Contract />
    </ServicePage>
  )
}
