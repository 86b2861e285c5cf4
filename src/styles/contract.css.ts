import { createThemeContract } from '@vanilla-extract/css'

/** The colours that components may name. Two complete themes fill them (`themes.css.ts`). */
export const color = createThemeContract({
  page: null,
  surface: null,
  /** Sunken on paper by day, raised from the apron by night. */
  inset: null,
  ink: null,
  body: null,
  muted: null,
  link: null,
  linkHover: null,
  accent: null,
  error: null,
  success: null,
  control: null,
  hairline: null,
  action: null,
  actionHover: null,
  onAction: null,
})

/** `display` values: what a theme shows and hides, so that it is right before any script runs. */
export const shown = createThemeContract({ inLight: null, inDark: null })
