/** What only the profile says. Everything else comes from `src/content`. */
export const texts = {
  documentTitle: 'Aero company profile',
  contents: 'In this profile',
  page: 'Page',
  whoWeAre: 'Who we are',
  services: {
    title: 'Ten services',
    lead: 'Take one, or hand us the whole stop: there is one file, one coordinator and one thread of messages to search.',
  },
  send: {
    title: 'What to send us',
    lead: 'A registration, a route and times in UTC are enough to start. These lists save the second e-mail.',
    flight: 'For a permit, a slot and a stand',
    documents: {
      title: 'Usual documents',
      items: [
        'Certificate of registration',
        'Certificate of airworthiness',
        'Noise certificate',
        'AOC, if the flight is commercial',
        'Radio licence',
        'Third-party insurance',
        'Crew licences and passports',
        'Passenger list',
      ],
    },
    planning: {
      title: 'How early',
      text: 'Three working days is a comfortable planning figure; short-notice requests are taken, and approval rests with the authority.',
    },
    byService: 'Lists by service',
  },
  kuwait: {
    title: 'Kuwait in facts',
    lead: 'What dispatchers ask first about Kuwait International Airport. Check the AIP and current NOTAMs before you plan on any of it.',
    runways: {
      title: 'Runways',
      note: 'Lengths in metres. Check the AIP.',
      items: [
        { name: '15R/33L', metres: 3400 },
        { name: '15L/33R', metres: 3500 },
        { name: '16/34', metres: 4580 },
      ],
    },
    facts: [
      { label: 'Where', value: 'Farwaniya Governorate, 15.5 km south of Kuwait City' },
      { label: 'Elevation', value: '206 ft' },
      { label: 'Time', value: 'UTC+3 all year' },
      { label: 'Weekend', value: 'Friday and Saturday' },
      { label: 'Permits', value: 'A landing permit is needed for every flight' },
      { label: 'Regulator', value: 'Kuwait’s civil aviation authority' },
      { label: 'Fuel', value: 'Jet A1; Avgas by prior arrangement' },
      { label: 'Summer', value: 'Above 50 °C, with dust and low visibility' },
      { label: 'Dial code', value: '+965, then eight digits' },
    ],
  },
  reach: {
    title: 'How to reach us',
    lead: 'The operations desk answers by day and by night. If an aircraft is moving today, call; otherwise write.',
  },
}
