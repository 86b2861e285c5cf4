const BRASS = '#E9B95A'
const GULF = '#79C7E3'

/** Plan view of a business jet, nose up, around its own centre. */
const JET =
  'M0-31C3-28 4-21 4-12L27 6V11L4 6 3.4 17 12 24V28L0 25-12 28V24L-3.4 17-4 6-27 11V6L-4-12C-4-21-3-28 0-31Z'

/** A swept fin with a curved root. */
const FIN = 'M0 40C9 30 14 16 16 0H28C29 16 31 30 34 40Z'

const line = (colour: string, d: string): string => `<path stroke="${colour}" d="${d}"/>`
const shape = (colour: string, d: string, at = ''): string => {
  return `<path fill="${colour}" stroke="none"${at} d="${d}"/>`
}

const ambulance =
  shape(BRASS, 'M42 20H54V31H65V43H54V54H42V43H31V31H42Z') +
  line(GULF, 'M15 66H36L41 57 48 75 53 63 56 66H81') +
  line(
    BRASS,
    'M12 40C17 38 22 37 27 37M15 46C19 44 23 43 27 43M84 40C79 38 74 37 69 37M81 46C77 44 73 43 69 43',
  )

const broker =
  shape(BRASS, JET, ' transform="translate(51 45) rotate(42)"') +
  line(GULF, 'M35 67 22 80M43 74 35 82M28 59 17 69')

const airline =
  shape(GULF, FIN, ' transform="translate(11 29)" opacity=".5"') +
  shape(GULF, FIN, ' transform="translate(29 29)"') +
  shape(BRASS, FIN, ' transform="translate(47 29)"') +
  line(BRASS, 'M13 74H83')

const cargo =
  line(BRASS, 'M26 30H72V66H38L26 54Z') +
  line(GULF, 'M38 30V66M49.5 30V66M61 30V66M26 42H72') +
  line(BRASS, 'M24 74H72') +
  [30, 42, 54, 66].map((x) => `<circle cx="${x}" cy="79" r="1.6" fill="${BRASS}"/>`).join('')

const crew =
  shape(BRASS, 'M53 18A16 16 0 1 0 66 41 14 14 0 0 1 53 18Z') +
  line(GULF, 'M44 63C34 63 24 60 16 54M44 69C36 69 28 67 22 63M44 75C39 75 34 74 30 72') +
  line(GULF, 'M52 63C62 63 72 60 80 54M52 69C60 69 68 67 74 63M52 75C57 75 62 74 66 72') +
  shape(BRASS, 'M48 61 54 69 48 77 42 69Z')

/** Five emblems for testimonials, in the order of their ids: one family, and never a face. */
export function emblems(): string[] {
  return [ambulance, broker, airline, cargo, crew].map(
    (motif) =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
      '<circle cx="48" cy="48" r="48" fill="#0B1422"/>' +
      `<circle cx="48" cy="48" r="45" fill="#122036" stroke="${BRASS}" stroke-opacity=".5"/>` +
      '<g fill="none" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">' +
      `${motif}</g></svg>\n`,
  )
}
