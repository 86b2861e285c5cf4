import { films, pictures } from './media/servicesOverview.ts'
import { serviceCount } from './services.ts'

export const banner = {
  title: 'Services',
  lead: `${serviceCount.start} ground and flight-support services at Kuwait International Airport (KWI\u00A0/\u00A0OKKK), arranged by one operations desk, 24/7.`,
  picture: pictures['banner-services'],
}

export const intro = {
  title: 'Take one service, or the whole stop',
  text: [
    `A technical stop needs a landing permit and usually fuel. A state visit may need most of these ${serviceCount.within} services. Either way, you have one file, one thread of messages and a coordinator whose name you\u00a0know.`,
    'Each card names the details to send first. The page behind it says what we arrange, how it runs and what else we need to know.',
  ],
  send: 'Send us',
  instrument: 'Try it',
}

export const overlay = {
  film: films.overlay,
  pause: 'Pause flight tracks',
  play: 'Play flight tracks',
}

export const contact = {
  title: 'Not sure which you need?',
  text: 'Describe the flight. We work out which services it needs and tell you before anything is booked.',
}
