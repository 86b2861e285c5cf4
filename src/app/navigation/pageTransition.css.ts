import { globalStyle, keyframes } from '@vanilla-extract/css'
import { HEADER_TRANSITION } from '#layout/Header/Header.css.ts'
import { color } from '#styles/contract.css.ts'
import { settle } from '#styles/motifs.ts'

const leave = keyframes({ to: { opacity: 0 } })
const enter = keyframes({ from: { opacity: 0 } })

// Lets a press during a transition reach the new page.
globalStyle('::view-transition', { pointerEvents: 'none', backgroundColor: color.page })
globalStyle('::view-transition-old(root)', { animation: `${leave} 120ms ${settle} both` })
globalStyle('::view-transition-new(root)', { animation: `${enter} 200ms ${settle} 60ms both` })
// The header does not animate: it is the same on every page.
globalStyle(`::view-transition-group(${HEADER_TRANSITION})`, { animation: 'none' })
globalStyle(`::view-transition-old(${HEADER_TRANSITION})`, { display: 'none' })
globalStyle(`::view-transition-new(${HEADER_TRANSITION})`, { animation: 'none' })
