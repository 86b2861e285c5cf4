import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#styles/contract.css.ts'
import { columns, equalColumns, labelled, stack } from '#styles/layout.ts'
import { ordinal } from '#styles/ordinal.css.ts'
import { sailMask } from '#styles/motifs.ts'
import { dark } from '#styles/palette.ts'
import { onPicture } from '#styles/themes.css.ts'
import { font } from '#styles/tokens.ts'
import { text } from '#styles/typography.ts'

const accent = dark.accent
const accentLine = `.75pt solid ${accent}`
const hairline = `.3pt solid ${color.hairline}`
/** The arc of the site's pictures, at their lower left corner. */
const { borderEndStartRadius: sail } = sailMask

export const title = style([text.title, { marginBlockEnd: '5mm', fontSize: '26pt' }])
export const heading = style([text.heading, { marginBlockEnd: '3mm' }])
export const lead = style([text.lead, { maxInlineSize: '150mm', marginBlockEnd: '8mm' }])
export const label = style([text.data, { color: color.accent, breakAfter: 'avoid' }])
export const data = style([text.data, { color: color.muted }])
export const name = style({ fontWeight: 600, color: color.ink, breakAfter: 'avoid' })
export const note = style([text.small, { fontSize: '8.25pt', color: color.muted }])
export const prose = style({})
globalStyle(`${prose} p + p`, { marginBlockStart: '2.5mm' })
globalStyle(`${prose} p + h3`, { marginBlockStart: '6mm' })

/** The bars at a runway's threshold, as a divider. */
export const threshold = style({
  inlineSize: '34mm',
  blockSize: '4mm',
  marginBlock: '9mm 6mm',
  breakAfter: 'avoid',
  background: `repeating-linear-gradient(90deg, ${accent} 0 1.6mm, transparent 1.6mm 3.2mm)`,
})
export const aside = style({
  marginBlockStart: '8mm',
  padding: '5mm',
  borderInlineStart: `1.5pt solid ${accent}`,
  background: color.inset,
  breakInside: 'avoid',
})

export const two = style({ display: 'grid', gridTemplateColumns: equalColumns(2), gap: '8mm 10mm' })
export const three = style({ display: 'grid', gridTemplateColumns: equalColumns(3), gap: '6mm' })
export const listAndDocuments = style({
  display: 'grid',
  gridTemplateColumns: columns(2, 1),
  gap: '8mm',
})

export const cover = style([
  onPicture,
  {
    page: 'cover',
    display: 'grid',
    // A longer text makes the picture smaller.
    gridTemplateRows: 'minmax(0, 1fr) auto',
    inlineSize: '210mm',
    blockSize: '297mm',
    backgroundColor: color.page,
  },
])
export const coverPicture = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${dark.page}B8, ${dark.page}00 32%, ${dark.page}00 78%, ${dark.page})`,
  },
})
globalStyle(`${coverPicture} > :first-child`, {
  position: 'absolute',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '47% 50%',
})
export const coverLogo = style({
  position: 'absolute',
  inset: '16mm auto auto 18mm',
  zIndex: 1,
  blockSize: '13mm',
})
export const coverText = style({ padding: '13mm 18mm 14mm' })
export const coverTitle = style([
  text.display,
  { maxInlineSize: '150mm', marginBlock: '9mm 5mm', fontSize: '46pt' },
])
export const panel = style([
  text.data,
  {
    display: 'grid',
    gridTemplateColumns: columns(1.25, 1.25, 1),
    gap: '6mm',
    marginBlockStart: '26mm',
    paddingBlockStart: '4mm',
    borderBlockStart: accentLine,
    color: color.ink,
  },
])
globalStyle(`${panel} dt`, { color: color.muted })

// Who we are
export const banner = style({
  inlineSize: '100%',
  blockSize: '82mm',
  marginBlockEnd: '9mm',
  objectFit: 'cover',
  borderEndStartRadius: sail,
})
export const states = style({ marginBlockStart: '5mm' })
export const pageBreak = style({ breakBefore: 'page' })
export const numbered = style({
  counterReset: 'ordinal',
  marginBlockEnd: '6mm',
})
export const numberedItem = style([
  ordinal,
  {
    ...stack('1.5mm'),
    alignContent: 'start',
    paddingBlockStart: '3mm',
    borderBlockStart: accentLine,
  },
])

export const service = style({
  display: 'grid',
  gridTemplateColumns: '60mm minmax(0, 1fr)',
  gap: '8mm',
  alignItems: 'center',
  paddingBlock: '3.5mm',
  borderBlockStart: hairline,
  breakInside: 'avoid',
})
export const servicePicture = style({
  inlineSize: '100%',
  blockSize: '35mm',
  objectFit: 'cover',
  borderEndStartRadius: sail,
})
export const serviceCode = style({ marginBlockEnd: '1mm' })
export const serviceName = style([text.heading, { marginBlockEnd: '1.5mm', fontSize: '13pt' }])
export const arranged = style({ marginBlockStart: '1.5mm', fontSize: '8.25pt', color: color.muted })

// Lists with a box to tick
export const checklist = style({ columnGap: '7mm', marginBlockStart: '1.5mm' })
export const checklistTwo = style([checklist, { columnCount: 2 }])
globalStyle(`${checklist} > li`, {
  position: 'relative',
  paddingBlock: '1.1mm',
  paddingInlineStart: '5.5mm',
  borderBlockEnd: hairline,
  lineHeight: 1.4,
})
globalStyle(`${checklist} > li::before`, {
  content: '',
  position: 'absolute',
  inset: '.45em auto auto 0',
  inlineSize: '2.4mm',
  blockSize: '2.4mm',
  border: `.6pt solid ${color.control}`,
})

// Kuwait in facts
export const pair = style({
  ...labelled('22mm'),
  paddingBlock: '2.2mm',
  borderBlockStart: hairline,
})
export const asOf = style([data, { whiteSpace: 'nowrap' }])
export const party = style([pair, labelled('40mm')])
/** With less padding than other pairs, so that the chapter fits one page. */
export const fact = style([pair, { paddingBlock: '1.3mm' }])
export const facts = style([two, { rowGap: 0, marginBlockEnd: '5mm' }])
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '32mm minmax(0, 1fr) 18mm',
  alignItems: 'center',
  paddingBlock: '.8mm',
})
export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.6mm',
  fill: color.link,
  borderBlockEnd: hairline,
})
export const figure = style([text.data, { textAlign: 'end', color: color.ink }])

// How to reach us
/** Its sheet has no side margins, so that the picture fills it. */
export const reach = style([
  onPicture,
  { display: 'flex', flexDirection: 'column', blockSize: '253.5mm', paddingInline: '18mm' },
])
/** Shrinks when the text needs its room. */
export const closing = style({
  position: 'relative',
  flex: '0 1 130mm',
  minBlockSize: 0,
  marginBlockStart: 'auto',
  marginInline: '-18mm',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${dark.page}, ${dark.page}00 45%)`,
  },
})
globalStyle(`${closing} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const channels = style([three, { gap: '6mm 10mm', marginBlock: '10mm 12mm' }])
export const channel = style({
  paddingBlockStart: '2.5mm',
  borderBlockStart: `.3pt solid ${color.control}`,
})
export const channelValue = style([
  text.data,
  { marginBlockStart: '1mm', fontSize: '9.5pt', color: color.ink, overflowWrap: 'anywhere' },
])
export const mainPhone = style([channel, { gridColumn: '1 / -1' }])
export const mainEmail = style([mainPhone])
globalStyle(`${mainPhone} ${channelValue}`, { fontSize: '22pt' })
// The mono face sets its full stops apart, which looks like a space in an address this large.
globalStyle(`${mainEmail} ${channelValue}`, { fontFamily: font.body })

// The procurement pack
/** Its sheets have no side margins, so that the strip fills the first one. */
export const pack = style({ page: 'pack', paddingInline: '18mm' })
export const packCover = style([
  onPicture,
  sailMask,
  {
    position: 'relative',
    marginInline: '-18mm',
    padding: '11mm 18mm 15mm 62mm',
    backgroundColor: color.page,
  },
])
export const packLogo = style({ blockSize: '11mm', marginBlockEnd: '8mm' })
export const packHeading = style([heading, { marginBlock: '7.5mm 3mm', fontSize: '14pt' }])
export const packFacts = style([three, { gap: '2mm 6mm', marginBlockStart: '5mm' }])
export const packFact = style({ paddingBlockStart: '1.5mm', borderBlockStart: hairline })
globalStyle(`${pack} li`, { paddingBlock: '1.6mm' })
