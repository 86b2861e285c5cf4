import { content, onRequest, report } from './words.ts'
import { REPORT_ANCHOR, REPORT_PDF } from '#content/paths.ts'
import { ReportSection } from '#features/departureReport/ReportSection.tsx'
import { SpecimenReport } from '#features/departureReport/SpecimenReport.tsx'
import { AirlineRepresentationInstrument } from './AirlineRepresentationInstrument.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { ServicePage } from '#services/page/ServicePage.tsx'
import { Credit } from './Credit.tsx'
import { Procurement } from './Procurement.tsx'
import { FlightTypes } from './FlightTypes.tsx'

export function AirlineRepresentationPage() {
  return (
    <ServicePage content={content} instrument={<AirlineRepresentationInstrument />} first="arrange">
      <ReportSection
        anchor={REPORT_ANCHOR}
        title={report.title}
        lead={report.lead}
        action={
          <ButtonLink href={REPORT_PDF} newTab tone="quiet">
            {report.download}
          </ButtonLink>
        }
      >
        <SpecimenReport />
      </ReportSection>
      <FlightTypes />
      <Credit />
      <PointGrid {...onRequest} />
      <Procurement />
    </ServicePage>
  )
}
