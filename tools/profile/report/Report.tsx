import { company } from '#content/company.ts'
import { departureReport as report, reportWords as words } from '#content/departureReport.ts'
import { PlainTable } from '#ui/FigureTable/PlainTable.tsx'
import { Timeline } from './Timeline.tsx'

export const REPORT_TITLE = `${company.name}: specimen departure report`

const FIELDS = ['flight', 'registration', 'type', 'date', 'station', 'stand'] as const

/** One page. */
export function Report() {
  const { fuel, load, invoice, messages, documents } = report
  return (
    <section className="page report">
      <div className="head" aria-hidden="true">
        <span>{company.name}</span>
        <span>{company.descriptor}</span>
      </div>
      <div className="content" data-page={1}>
        <div className="strip top">
          <div>
            <p className="specimen">{words.specimen}</p>
            <h1>{words.documentName}</h1>
            <p className="small">{words.invented}</p>
          </div>
          <dl>
            {FIELDS.map((field) => (
              <div key={field}>
                <dt className="label">{words.head[field]}</dt>
                <dd>{report[field]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <h2>{words.timeline.title}</h2>
        <Timeline />
        <div className="strip events">
          <div className="code">
            <p className="label">{words.delay.code}</p>
            <p>{report.delay.iataCode}</p>
          </div>
          <div>
            <h2>{words.delay.title}</h2>
            <p className="name">
              <span className="off">{report.delay.minutes}</span> {report.delay.meaning}
            </p>
            <p>{report.delay.cause}</p>
          </div>
          <div>
            <h2>{words.irregularity.title}</h2>
            <p className="name">{report.irregularity.title}</p>
            <ol>
              {report.irregularity.log.map(({ time, text }) => (
                <li key={time}>
                  <span className="data">{time}</span> <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div className="tables three">
          <PlainTable figuresClass="end" {...fuel} />
          <PlainTable figuresClass="end" {...load} />
          <PlainTable figuresClass="end" {...invoice} />
        </div>
        <div className="tables two">
          <PlainTable figuresClass="end" {...messages} />
          <PlainTable figuresClass="end" {...documents} />
        </div>
      </div>
      <div className="foot">
        <span>{company.availability}</span>
        <span>{company.phone.display}</span>
        <span>{company.email}</span>
      </div>
    </section>
  )
}
