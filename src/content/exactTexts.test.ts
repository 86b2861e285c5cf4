import { expect, test } from 'vitest'
import * as about from './about.ts'
import { company } from './company.ts'
import * as contact from './contact.ts'
import * as home from './home.ts'
import * as layout from './layout.ts'
import { headerLinks, profileLabel, serviceMenu } from './navigation.ts'
import { words as airAmbulance } from '#services/air-ambulance-flights/instrumentWords.ts'
import { words as representation } from '#services/airline-representation/instrumentWords.ts'
import { flightTypes } from '#services/airline-representation/words.ts'
import { words as cargo } from '#services/cargo-flights/instrumentWords.ts'
import { words as catering } from '#services/catering/instrumentWords.ts'
import { words as concierge } from '#services/concierge-services/instrumentWords.ts'
import { conciergeList } from '#services/concierge-services/words.ts'
import { words as fuel } from '#services/fuel/instrumentWords.ts'
import { words as groundHandling } from '#services/ground-handling/instrumentWords.ts'
import { words as operations } from '#services/operations/instrumentWords.ts'
import { words as privateJets } from '#services/private-jets-charter/instrumentWords.ts'
import { charters } from '#services/private-jets-charter/words.ts'
import { words as transport } from '#services/transport-hotac/instrumentWords.ts'

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** An owner may add more. */
const SERVICES = [
  [1, 'Operations', '/services/operations'],
  [2, 'Ground Handling', '/services/ground-handling'],
  [3, 'Fueling', '/services/fuel'],
  [4, 'Catering', '/services/catering'],
  [5, 'Transport & Hotac', '/services/transport-hotac'],
  [6, 'Concierge Services', '/services/concierge-services'],
  [7, 'Private Jets and Charter', '/services/private-jets-charter'],
  [9, 'Cargo Flights', '/services/cargo-flights'],
  [8, 'Air Ambulance Flights', '/services/air-ambulance-flights'],
  [10, 'Airline Representation', '/services/airline-representation'],
]

/** Each text or list that the specification fixes: its place, its value, and the required value. */
const FIXED: [place: string, value: unknown, fixed: unknown][] = [
  ['company.ts: company.descriptor', company.descriptor, 'Aviation services, Kuwait'],
  ['company.ts: company.availability', company.availability, '24/7'],
  [
    'company.ts: company.blurb',
    company.blurb,
    'Aero provides expert flight operations, seamless ground handling and bespoke services for every flight through Kuwait.',
  ],
  [
    'services.ts: the services of the specification, in the order of the menus',
    serviceMenu
      .map(({ id, name, link }) => [id, name, link])
      .filter(([, , link]) => SERVICES.some(([, , fixed]) => link === fixed)),
    SERVICES,
  ],
  [
    'navigation.ts: headerLinks',
    Object.values(headerLinks).map(({ label }) => label),
    ['Home', 'Services', 'About Us', 'Contact Us'],
  ],
  ['navigation.ts: profileLabel', profileLabel, 'Aero Profile'],
  ['about.ts: driven.title', about.driven.title, 'Driven by Service'],
  ['about.ts: history.title', about.history.title, 'Our History'],
  ['about.ts: why.title', about.why.title, 'Why Aero'],
  ['about.ts: vision.title', about.vision.title, 'Our Vision'],
  ['home.ts: cover.title', home.cover.title, 'Aero Operations Excellence'],
  ['home.ts: cover.action.label', home.cover.action.label, 'Contact Us'],
  [
    'home.ts: features',
    titles(home.features),
    [
      'Efficiency and Expertise',
      'World-Class Catering',
      'Privacy and Security',
      'Tailored Concierge Services',
    ],
  ],
  [
    'home.ts: highlights.items',
    titles(home.highlights.items),
    ['Ground Handling Supervision', 'Transport & Hotac', 'Concierge Services'],
  ],
  ['home.ts: highlights.more', home.highlights.more, 'See More...'],
  ['home.ts: testimonials.title', home.testimonials.title, 'Testimonials'],
  ['home.ts: testimonials.subtitle', home.testimonials.subtitle, 'What our customers are saying'],
  [
    'home.ts: the ids of testimonials.items',
    // An owner may add more.
    home.testimonials.items.slice(0, 5).map(({ id }) => id),
    [1, 2, 3, 4, 5],
  ],
  ['home.ts: closing.title', home.closing.title, 'Start your journey with us!'],
  ['home.ts: closing.action.label', home.closing.action.label, 'Contact Us'],
  ['layout.ts: footer.copyright', layout.footer.copyright, '© 2025 Aero. All rights reserved.'],
  ['layout.ts: notFound.code', layout.notFound.code, '404'],
  ['layout.ts: notFound.heading', layout.notFound.heading, 'Page Not Found'],
  [
    'layout.ts: notFound.text',
    layout.notFound.text,
    'Sorry, the page you are looking for does not exist.',
  ],
  ['layout.ts: notFound.button', layout.notFound.button, 'Go Back Home'],
  [
    'layout.ts: profileModal.question',
    layout.profileModal.question,
    'Are you sure you want to download Aero Profile PDF?',
  ],
  ['layout.ts: profileModal.download', layout.profileModal.download, 'Download PDF'],
  ['layout.ts: profileModal.open', layout.profileModal.open, 'Open PDF'],
  [
    'layout.ts: profileModal.failed.title',
    layout.profileModal.failed.title,
    'PDF Preview Unavailable',
  ],
  [
    'layout.ts: profileModal.failed.text',
    layout.profileModal.failed.text,
    'The PDF preview cannot be displayed due to server configuration. Please click below to view the PDF.',
  ],
  ['contact.ts: form.attachments.remove', contact.form.attachments.remove, 'Remove'],
  ['contact.ts: toasts.sent', contact.toasts.sent, 'Message sent successfully!'],
  [
    'contact.ts: toasts.failed',
    contact.toasts.failed,
    'Failed to send message. Please try again later.',
  ],
  [
    'concierge-services/words.ts: conciergeList.items',
    titles(conciergeList.items),
    [
      'Shuttle',
      'Limousine coordination',
      'Taxi coordination',
      'Hire car',
      'Local hotel and city hotel agreements',
      'Call-out services',
    ],
  ],
  ['private-jets-charter/words.ts: charters.title', charters.title, 'Our Charter Services'],
  [
    'private-jets-charter/words.ts: charters.items',
    titles(charters.items),
    [
      'Private Charter',
      'Group Charter',
      'Ambulance & Evacuation Charter',
      'Cargo Charter',
      'Aircraft Sell & Purchase',
    ],
  ],
  [
    'airline-representation/words.ts: flightTypes.items',
    titles(flightTypes.items),
    [
      'Scheduled',
      'Commercial charter',
      'Private/VIP',
      'Diplomatic',
      'Air ambulance',
      'Cargo',
      'Military',
    ],
  ],
  ...Object.entries({
    operations: [operations.title, 'Permit line'],
    'ground-handling': [groundHandling.title, 'Turnaround board'],
    fuel: [fuel.title, 'One uplift, five units'],
    catering: [catering.title, 'Trolley to bay'],
    'transport-hotac': [transport.title, 'Rest ruler'],
    'concierge-services': [concierge.title, 'The guest’s day in Kuwait'],
    'private-jets-charter': [privateJets.title, 'The world from OKKK'],
    'cargo-flights': [cargo.title, 'Will it fit?'],
    'air-ambulance-flights': [airAmbulance.title, 'Stretcher to door'],
    'airline-representation': [representation.title, 'Season clock'],
  }).map(([slug, [title, fixed]]): [string, unknown, unknown] => [
    `${slug}/instrumentWords.ts: words.title`,
    title,
    fixed,
  ]),
]

test.each(FIXED)('%s is as specified', (place, value, fixed) => {
  const advice =
    'docs/specification.md fixes this text. To depart from it, change both: the specification, and src/content/exactTexts.test.ts'
  expect(value, `${place}: ${advice}`).toEqual(fixed)
})

test('About Us has the four reasons of the specification, or more', () => {
  expect(about.why.items.length).toBeGreaterThanOrEqual(4)
})
