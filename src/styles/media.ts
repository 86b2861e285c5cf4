/** Those that scripts ask for stand alone: the whole list would come with them. */
export const MEDIUM = '(min-width: 48em)'
export const HOVER = '(hover: hover)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * The only writer of media queries. Where letters decide, in em: those who set them larger get the
 * layout that has room for them. The carousel's are in px, as its library reads them.
 */
export const mediaQuery = {
  /** Any phone but the narrowest. */
  small: '(min-width: 22.5em)',
  /** Tablets and up: the header is spread out, the profile modal embeds the PDF. */
  medium: MEDIUM,
  large: '(min-width: 64em)',
  wide: '(min-width: 80em)',
  /** Wider than the largest film may be enlarged. */
  huge: '(min-width: 2561px)',
  /** A phone on its side: no room for what stays in view. */
  low: '(max-height: 500px)',
  /** Where the carousel drops to two slides, and to one. */
  upTo1024: '(max-width: 1024px)',
  upTo640: '(max-width: 640px)',
  /** The narrowest phones. */
  upTo360: '(max-width: 22.5em)',
  /** A phone whose browser sets letters half as large again, or more. */
  largeLetters: '(max-width: 18em)',
  /** JavaScript is off: what only a script could work stays away. */
  noScript: '(scripting: none)',
  hover: HOVER,
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: REDUCED_MOTION,
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const

/** For `@supports`: browsers that would show a menu with nothing to open it. */
export const noPopover = 'not selector(:popover-open)'

/** Below this width, in px, a screen takes pictures and films that are made for phones. */
export const SMALL_SCREEN_BELOW = 768
