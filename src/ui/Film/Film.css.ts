import { style } from '@vanilla-extract/css'
import { onPicture } from '#styles/themes.css.ts'
import { scrim } from '#styles/palette.ts'
import { layer, radius, space } from '#styles/tokens.ts'
import { color } from '#styles/contract.css.ts'
import { iconButton } from '#styles/control.ts'
import { needsScript, notPrinted } from '#styles/visibility.css.ts'

export const root = style([notPrinted, { position: 'absolute', inset: 0, overflow: 'hidden' }])

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  pointerEvents: 'none',
})

/** It needs no fade: the first frame of a film looks like its poster. */
export const playing = style({ opacity: 1 })

export const control = style([
  needsScript,
  onPicture,
  {
    ...iconButton,
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    zIndex: layer.control,
    backgroundColor: scrim(0.64),
    borderRadius: radius.round,
    ':hover': { backgroundColor: scrim(0.86) },
    ':focus-visible': { outlineColor: color.ink, boxShadow: `0 0 0 6px ${scrim(0.9)}` },
  },
])
