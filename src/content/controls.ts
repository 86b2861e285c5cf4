/** Labels of the parts that move, wherever they stand. */

export const film = {
  pause: 'Pause film',
  play: 'Play film',
} satisfies Record<string, string>

/** `%s` stands for a number; the carousel fills it in. */
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
