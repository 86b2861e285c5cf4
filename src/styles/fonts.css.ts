import { globalFontFace } from '@vanilla-extract/css'

// Each fallback font has the metrics of its web font, so that the swap shifts no text. `size-adjust` is the
// width of this site's text in the web font, divided by its width in Arial, or in Roboto for Android.
globalFontFace('Aero Display', {
  src: "url('/fonts/archivo-wide-600.woff2') format('woff2')",
  fontWeight: 600,
  fontDisplay: 'swap',
})
globalFontFace('Aero Display Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold')",
  fontWeight: 600,
  sizeAdjust: '114.9%',
  ascentOverride: '76.41%',
  descentOverride: '18.28%',
  lineGapOverride: '0%',
})
globalFontFace('Aero Display Android', {
  src: "local('Roboto Bold'), local('Roboto-Bold')",
  fontWeight: 600,
  sizeAdjust: '122.2%',
  ascentOverride: '71.85%',
  descentOverride: '17.18%',
  lineGapOverride: '0%',
})
globalFontFace('Aero Text', {
  src: "url('/fonts/instrument-sans.woff2') format('woff2')",
  fontWeight: '400 600',
  fontDisplay: 'swap',
})
globalFontFace('Aero Text Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans')",
  sizeAdjust: '101.9%',
  ascentOverride: '95.19%',
  descentOverride: '24.53%',
  lineGapOverride: '0%',
})
globalFontFace('Aero Text Android', {
  src: "local('Roboto'), local('Roboto Regular'), local('Roboto-Regular')",
  sizeAdjust: '102.4%',
  ascentOverride: '94.73%',
  descentOverride: '24.41%',
  lineGapOverride: '0%',
})
globalFontFace('Aero Mono', {
  src: "url('/fonts/b612-mono.woff2') format('woff2')",
  fontWeight: 400,
  fontDisplay: 'swap',
})
globalFontFace('Aero Mono Fallback', {
  src: "local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono'), local('LiberationMono'), local('Droid Sans Mono'), local('DroidSansMono')",
  sizeAdjust: '108.32%',
  ascentOverride: '89.09%',
  descentOverride: '23.08%',
  lineGapOverride: '0%',
})
// The mono font's superscript three is too small to read beside a unit, and the text font has none.
globalFontFace('Aero Mono', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans'), local('Roboto'), local('Roboto-Regular')",
  fontWeight: 400,
  unicodeRange: 'U+B3',
})
