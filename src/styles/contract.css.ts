import { createThemeContract } from '@vanilla-extract/css'

/** Colour variables. `themes.css.ts` assigns the light and the dark theme. */
export const color = createThemeContract({
  page: null,
  surface: null,
  /** Darker than the page in the light theme, lighter in the dark one. */
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

/** Backgrounds of whole bands. Separate from `color`, which night bands override. */
export const bandBackground = createThemeContract({
  instrument: null,
  notes: null,
  bay: null,
})

/** `display` values that show an element in one theme only. */
export const themeDisplay = createThemeContract({ inLight: null, inDark: null })
