import { font } from './tokens.ts'

/** Text styles to spread into a style. Each size is 1.2 to 1.28 times the next smaller. */
export const text = {
  display: {
    fontFamily: font.display,
    fontWeight: 600,
    // The rem parts follow the browser font size. The longest word of a title must fit on the narrowest
    // phones. From 1,800 px on, the title grows with the window to 104 px, where it would meet Home's jet.
    fontSize:
      'max(min(0.5rem + 7.5vw, 2.5rem), min(1rem + 4.9vw, 5.5rem), min(20vw - 17rem, 6.5rem))',
    overflowWrap: 'anywhere',
    lineHeight: 1.02,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  title: {
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: 'clamp(1.875rem, 1rem + 2.5vw, 3.25rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  heading: {
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: 'clamp(1.25rem, 1.6vw, 1.5rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.005em',
    textWrap: 'balance',
  },
  subheading: {
    fontFamily: font.body,
    fontWeight: 600,
    fontSize: '1.0625rem',
    lineHeight: 1.35,
  },
  lead: { fontSize: 'clamp(1.1875rem, 1.7vw, 1.4375rem)', lineHeight: 1.5, textWrap: 'pretty' },
  body: { fontSize: 'clamp(1.0625rem, 1.2vw, 1.125rem)', lineHeight: 1.6, textWrap: 'pretty' },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  data: {
    fontFamily: font.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
} as const
