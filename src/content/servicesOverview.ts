import { films, pictures } from './pictures/services.ts'
import { SERVICE_SLUGS } from './paths.ts'
import { serviceCount } from './serviceCount.ts'

export const banner = {
  title: 'Services',
  lead: `${serviceCount.start} ground and flight-support services at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), arranged by one operations desk, 24/7.`,
  picture: pictures['banner-services'],
}

export const intro = {
  title: 'Take one service, or the whole stop',
  text: 'You send what you have; we ask for the rest, pass on each answer and watch the flight until it\u00a0has\u00a0left.',
  rack: `01–${SERVICE_SLUGS.length} · ${serviceCount.within} services`,
}

export const overlay = {
  film: films.overlay,
  pause: 'Pause flight tracks',
  play: 'Play flight tracks',
}

export const contact = {
  title: 'Not sure which you need?',
  text: 'Describe the flight. We tell you what it needs before anything is booked.',
}
