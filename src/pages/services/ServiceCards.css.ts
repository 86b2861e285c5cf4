import { style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { mediaQuery } from '#styles/media.ts'
import { space } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

export const intro = style({
  display: 'grid',
  gap: space[6],
  marginBlockEnd: space[16],
  '@media': {
    [mediaQuery.large]: { gridTemplateColumns: '5fr 7fr', columnGap: space[16] },
  },
})

export const title = style(text.title)
export const paragraphs = style([text.lead, { display: 'grid', gap: space[4] }])

export const list = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [mediaQuery.medium]: { gridTemplateColumns: '1fr 1fr' },
    [mediaQuery.large]: { columnGap: space[10], rowGap: space[12] },
  },
})

export const item = style({ display: 'grid' })

/** A flight strip: number, name, and what the service is about in the desk's own shorthand. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  ':hover': { borderColor: color.link },
})

export const media = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: color.inset,
})

export const strip = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  borderBlockStart: `1px solid ${color.hairline}`,
})

export const number = style([
  text.data,
  {
    display: 'grid',
    placeItems: 'center',
    fontSize: '1.25rem',
    color: color.accent,
    borderInlineEnd: `1px solid ${color.hairline}`,
  },
])

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[5],
})
export const code = style([text.data, { color: color.muted, fontSize: '0.75rem' }])
export const name = style([text.heading])

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { color: color.link } },
})
