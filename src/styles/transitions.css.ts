import { globalStyle } from '@vanilla-extract/css'

// From page to page: a short cross-fade below a header that stands still.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: '220ms',
  animationTimingFunction: 'ease',
})
// The picture of the old page must not hold up a visitor who clicks on. Even so the click meets the
// document alone, which hands it on (`layout/Document/followLinks.ts`).
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(header)', { animation: 'none', zIndex: 1 })
