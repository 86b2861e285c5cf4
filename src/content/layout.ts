import { company } from './company.ts'

export const skipLink = 'Skip to main content'

export const pageError = {
  text: 'This page did not load. Please try again, or call the operations desk, day or night:',
  part: 'This part of the page did not load. Please call us:',
  reload: 'Reload the page',
} satisfies Record<string, string>

export const loading = 'Loading the page'

export const operationsStrip = {
  label: 'Operations desk',
  utc: 'UTC',
  kuwait: 'Kuwait',
} satisfies Record<string, string>

export const menu = {
  label: 'Main',
  homeLink: company.name,
  open: 'Open menu',
  close: 'Close menu',
  showServices: 'Show services',
  hideServices: 'Hide services',
} satisfies Record<string, string>

export const themeToggle = {
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
} satisfies Record<string, string>

export const footer = {
  links: 'Links',
  services: 'Services',
  contact: 'Operations desk',
  registrationNumber: 'registration number',
  copyright: `© 2025 ${company.name}. All rights reserved.`,
} satisfies Record<string, string>

export const film = {
  pause: 'Pause film',
  play: 'Play film',
} satisfies Record<string, string>

/** The carousel's labels, keyed as Splide's `i18n` option. Splide replaces `%s` with a number. */
export const carousel = {
  carousel: 'carousel',
  slide: 'slide',
  slideLabel: '%s of %s',
  select: 'Select a slide to show',
  slideX: 'Go to slide %s',
  pageX: 'Go to page %s',
  pause: 'Pause carousel',
  play: 'Play carousel',
} satisfies Record<string, string>

export const notFound = {
  code: '404',
  heading: 'Page Not Found',
  text: 'Sorry, the page you are looking for does not exist.',
  button: 'Go Back Home',
  help: 'Looking for the operations desk? It is open 24/7.',
} satisfies Record<string, string>

export const profileModal = {
  title: `${company.name} Company Profile`,
  question: `Are you sure you want to download ${company.name} Profile PDF?`,
  download: 'Download PDF',
  open: 'Open PDF',
  close: 'Close company profile',
  closeAfterFrame: 'Close',
  frameTitle: `${company.name} company profile, PDF`,
  fileName: `${company.name.replaceAll(' ', '-')}-Company-Profile.pdf`,
  failed: {
    title: 'PDF Preview Unavailable',
    text: 'The PDF preview cannot be displayed due to server configuration. Please click below to view the PDF.',
  },
}

/** Label of the button that every toast has. */
export const closeToastLabel = 'Close'
