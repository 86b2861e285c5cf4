import { globalFontFace } from '@vanilla-extract/css'

// Cut from the @fontsource packages by tools/fonts. `swap`, with fallbacks that take the same room:
// size-adjust is the ratio of mean advance widths over running English text, file to Arial.
globalFontFace('Aero Display', {
  src: "url('/fonts/archivo-wide-600.woff2') format('woff2')",
  fontWeight: 600,
  fontDisplay: 'swap',
})
globalFontFace('Aero Display Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold')",
  fontWeight: 600,
  sizeAdjust: '113.21%',
  ascentOverride: '77.56%',
  descentOverride: '18.55%',
  lineGapOverride: '0%',
})
globalFontFace('Aero Text', {
  src: "url('/fonts/instrument-sans.woff2') format('woff2')",
  fontWeight: '400 600',
  fontDisplay: 'swap',
})
globalFontFace('Aero Text Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans')",
  sizeAdjust: '103.36%',
  ascentOverride: '93.85%',
  descentOverride: '24.19%',
  lineGapOverride: '0%',
})
globalFontFace('Aero Mono', {
  src: "url('/fonts/b612-mono.woff2') format('woff2')",
  fontWeight: 400,
  fontDisplay: 'swap',
})
globalFontFace('Aero Mono Fallback', {
  src: "local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono'), local('LiberationMono')",
  sizeAdjust: '108.32%',
  ascentOverride: '89.09%',
  descentOverride: '23.08%',
  lineGapOverride: '0%',
})
