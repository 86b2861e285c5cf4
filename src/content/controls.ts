export const film = {
  pause: 'Pause film',
  play: 'Play film',
} satisfies Record<string, string>

/** The carousel replaces `%s` with a number. */
export const carousel = {
  role: 'carousel',
  slide: 'slide',
  slideLabel: '%s of %s',
  select: 'Select a slide to show',
  goToSlide: 'Go to slide %s',
  goToPage: 'Go to page %s',
  pause: 'Pause carousel',
  play: 'Play carousel',
} satisfies Record<string, string>
