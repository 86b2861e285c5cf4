import { globalStyle, keyframes } from '@vanilla-extract/css'
import { HEADER_TRANSITION } from '#layout/Header/Header.css.ts'
import { color } from '#styles/contract.css.ts'
import { settle } from '#styles/motifs.ts'

/** The colour of the section that the visitor leaves, so that a dark one does not blink. */
export const BACKDROP = '--transition-backdrop'

const leave = keyframes({ to: { opacity: 0 } })
const enter = keyframes({ from: { opacity: 0 } })

// Lets a press during a transition reach the new page.
globalStyle(':root::view-transition', {
  pointerEvents: 'none',
  backgroundColor: `var(${BACKDROP}, ${color.page})`,
})
globalStyle(':root::view-transition-old(root)', { animation: `${leave} 120ms ${settle} both` })
globalStyle(':root::view-transition-new(root)', { animation: `${enter} 200ms ${settle} 60ms both` })
globalStyle(`:root::view-transition-group(${HEADER_TRANSITION})`, { animation: 'none' })
globalStyle(`:root::view-transition-old(${HEADER_TRANSITION})`, { display: 'none' })
globalStyle(`:root::view-transition-new(${HEADER_TRANSITION})`, { animation: 'none' })
