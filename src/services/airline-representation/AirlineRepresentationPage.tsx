import { words, onRequest, report } from './words.ts'
import { REPORT_ANCHOR, REPORT_PDF } from '#content/paths.ts'
import { ReportSection } from '#features/departureReport/ReportSection.tsx'
import { SpecimenReport } from '#features/departureReport/SpecimenReport.tsx'
import { AirlineRepresentationTool } from './AirlineRepresentationTool.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { PointGrid } from '#sections/PointGrid/PointGrid.tsx'
import { Arrange } from '#servicePage/Arrange.tsx'
import { ServicePage } from '#servicePage/ServicePage.tsx'
import { Steps } from '#servicePage/Steps.tsx'
import { Procurement } from './Procurement.tsx'
import { FlightTypes } from './FlightTypes.tsx'

export function AirlineRepresentationPage() {
  return (
    <ServicePage words={words}>
      <Arrange words={words} />
      <FlightTypes />
      <Steps words={words} />
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
        <SpecimenReport heading="h3" />
      </ReportSection>
      <AirlineRepresentationTool />
      <PointGrid {...onRequest} />
      <Procurement />
    </ServicePage>
  )
}
