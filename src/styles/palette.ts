import { themeColor } from './themeColor.ts'

/** The palette is for stylesheets, which import it at build time. */
export const light = {
  page: themeColor.light,
  surface: '#FFFFFF',
  inset: '#EEEAE1',
  ink: '#0F1E33',
  body: '#2C3A4F',
  muted: '#57647A',
  link: '#0A5A78',
  linkHover: '#07445C',
  accent: '#7E5A16',
  /** For lines and fills of 2 px and more: too light for text. */
  accentLine: '#B5832E',
  error: '#B3261E',
  success: '#1B6B3A',
  control: '#8A8578',
  hairline: '#DCD6C8',
  action: '#0A5A78',
  actionHover: '#07445C',
  onAction: '#FFFFFF',
} as const

export const dark = {
  page: themeColor.dark,
  surface: '#122036',
  inset: '#1A2B46',
  ink: '#F3EFE6',
  body: '#D5DAE3',
  muted: '#A3AEC0',
  link: '#79C7E3',
  linkHover: '#A6DBEE',
  accent: '#E9B95A',
  accentLine: '#E9B95A',
  error: '#FFB4AB',
  success: '#7FD9A2',
  control: '#6B7A93',
  hairline: '#26374F',
  action: '#E9B95A',
  actionHover: '#F3CF85',
  onAction: '#0B1422',
} as const

/** Neighbouring bands must differ in either theme. */
export const lightBandBackground = {
  tool: dark.page,
  notes: light.inset,
  bay: dark.page,
} as const
const deepNight = '#060C16'
export const darkBandBackground = {
  tool: deepNight,
  notes: '#0F1A2C',
  bay: deepNight,
} as const

/** The light theme on white, for print, with text that stays legible in greyscale. */
export const printPalette = {
  ...light,
  page: '#FFFFFF',
  inset: '#FFFFFF',
  ink: '#000000',
  body: '#1A1A1A',
  muted: '#3D3D3D',
} as const

export const taxiwaySign = { black: dark.page, yellow: dark.accent } as const

/** A dark overlay between a picture and the text on it. Text needs an alpha of at least 0.6. */
export const scrim = (alpha: number) => `rgba(8, 16, 28, ${alpha})`
