import { company } from '#content/company.ts'

/** What only the profile says. Everything else comes from `src/content`. */
export const texts = {
  documentTitle: 'Aero company profile',
  contents: 'In this profile',
  page: 'Page',
  whoWeAre: 'Who we are',
  services: {
    title: 'Ten services',
    lead: 'Take one service, or the whole stop: there is one file, a named coordinator on every shift and one thread of messages.',
  },
  send: {
    title: 'What to send us',
    lead: 'A registration, a route and times in UTC are enough to start. These lists save a second email.',
    flight: 'For a permit, a slot and a stand',
    /** Stands in for the list of documents below the lists of services. */
    usual: 'The usual documents',
    planning: {
      title: 'How early',
      text: 'Plan at least three working days, Sunday to Thursday, for a permit; public holidays lengthen the wait. Requests at short notice are taken, and the decision rests with the authority.',
    },
    byService: 'Lists by service',
  },
  kuwait: {
    title: 'Kuwait in facts',
    lead: 'What dispatchers ask first about Kuwait International Airport. Check the AIP and current NOTAMs before you plan on any of it.',
    runways: {
      title: 'Runways',
      note: 'Published lengths differ, and works change them: take them from the AIP and current NOTAMs.',
      items: [
        { name: '15R/33L', metres: 3400 },
        { name: '15L/33R', metres: 3500 },
        { name: '16/34', metres: 4580 },
      ],
    },
    facts: [
      {
        label: 'Where',
        value: `Farwaniya Governorate, ${company.airport.toCity} south of Kuwait City`,
      },
      { label: 'Elevation', value: company.airport.elevation },
      { label: 'Time', value: 'UTC+3 all year' },
      { label: 'Weekend', value: 'Friday and Saturday' },
      { label: 'Permits', value: 'A landing permit is needed for every flight' },
      { label: 'Regulator', value: 'Kuwait’s civil aviation authority' },
      { label: 'Fuel', value: 'Jet A-1; Avgas by prior arrangement' },
      { label: 'Summer', value: 'Above 50 °C, with dust and low visibility' },
      { label: 'Dial code', value: '+965, then eight digits' },
    ],
  },
  reach: {
    title: 'How to reach us',
    lead: 'The operations desk answers by day and by night. If your flight is moving now, please call; otherwise write.',
  },
}
