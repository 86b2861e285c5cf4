import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { split } from '#styles/layout.ts'
import { mediaQuery } from '#styles/breakpoints.ts'
import { sailMask } from '#styles/motifs.ts'
import { contentWidth, gutter, space, textChars } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const root = style({ paddingBlockStart: 'clamp(3rem, 6vw, 6rem)' })

export const shape = styleVariants({
  wide: [root],
  compact: [
    root,
    {
      position: 'relative',
      paddingBlockStart: 'clamp(2.5rem, 4vw, 4rem)',
      '@media': {
        [mediaQuery.large]: {
          display: 'grid',
          alignContent: 'center',
          minBlockSize: 'max(19rem, 19.7vw)',
        },
      },
    },
  ],
})

export const intro = style([
  split(7, 5, `${space[6]} ${space[16]}`),
  {
    alignItems: 'end',
    paddingBlockEnd: 'clamp(2.5rem, 5vw, 4.5rem)',
    '@media': {
      [mediaQuery.large]: {
        selectors: {
          [`${shape.compact} &`]: {
            gridTemplateColumns: 'none',
            maxInlineSize: '50%',
            paddingBlockEnd: 'clamp(2.5rem, 4vw, 4rem)',
          },
        },
      },
    },
  },
])

export const lead = style([text.lead, { maxInlineSize: textChars(46), color: color.body }])

export const media = style([
  sailMask,
  {
    position: 'relative',
    aspectRatio: '4 / 3',
    marginInlineStart: 'auto',
    inlineSize: '100%',
    selectors: { [`${shape.compact} &`]: { aspectRatio: '21 / 9' } },
    '@media': {
      [mediaQuery.medium]: {
        aspectRatio: '21 / 8',
        inlineSize: `calc(50% + min(${contentWidth} / 2, 50vw - ${gutter}))`,
      },
      [mediaQuery.large]: {
        selectors: {
          [`${shape.compact} &`]: {
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: 0,
            inlineSize: '46%',
            aspectRatio: 'auto',
          },
        },
      },
    },
  },
])
