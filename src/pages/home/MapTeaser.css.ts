import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { stack } from '#styles/layout.ts'
import { mediaQuery } from '#styles/media.ts'
import { nightBand } from '#styles/themes.css.ts'
import { gutter, radius, sectionSpace, space, textChars, titleChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'
import { notPrinted } from '#styles/visibility.css.ts'

/** The teaser is dark in either theme. On phones it is full-width and touches the section below. */
export const root = style([
  // The map is printed on its service page.
  notPrinted,
  nightBand,
  {
    ...stack(space[10]),
    overflow: 'clip',
    margin: `0 calc(-1 * ${gutter}) calc(-1 * ${sectionSpace})`,
    paddingBlock: 'clamp(3rem, 6vw, 5rem)',
    '@media': {
      [mediaQuery.large]: {
        gridTemplateColumns: '4fr 8fr',
        alignItems: 'center',
        margin: 0,
        paddingBlock: 0,
        // On a dark page only the hairline sets the panel apart.
        border: `1px solid ${color.hairline}`,
        borderRadius: radius.large,
      },
      [mediaQuery.wide]: { gridTemplateColumns: '5fr 7fr' },
    },
  },
])
export const words = style({
  ...stack(space[5]),
  justifyItems: 'start',
  paddingInline: gutter,
  '@media': { [mediaQuery.large]: { paddingInline: `${space[12]} 0` } },
})
export const kicker = style([text.data, { color: color.accent }])
export const title = style([text.title, { maxInlineSize: titleChars(14) }])
export const paragraph = style({ maxInlineSize: textChars(44) })
export const map = style({
  '@media': {
    [mediaQuery.large]: { paddingBlock: space[12], paddingInlineEnd: space[4] },
    [mediaQuery.wide]: { paddingInlineEnd: space[12] },
  },
})
