import { company } from '#content/company.ts'
import { dark, light } from '#styles/palette.ts'
import { sections } from './sections.ts'

const text = (words: string) => `content:${JSON.stringify(words)}`
const foot = [company.availability, company.phone.display, company.email].join(
  '\u00a0\u00a0\u00a0 ',
)

/**
 * Sheets of A4 with running heads and feet, which the browser keeps out of the order of reading. Each
 * section has pages of its name, and so begins on a new one.
 */
export function formatPageRules(head: string): string {
  const margins = `font:6.5pt/1.4 'Aero Mono';white-space:pre`
  const names = Object.values(sections).map(
    ({ id, title }) => `@page ${id}{@top-right{${text(title)}}}`,
  )
  return `
@page{
  size:A4;margin:22mm 18mm 19mm;background:${light.page};
  @top-left{${text(head)};inline-size:70%;text-align:start;${top(light)};${margins}}
  @top-right{content:"";inline-size:30%;text-align:end;${top(light)};${margins}}
  @bottom-left{${text(foot)};inline-size:80%;text-align:start;${bottom(light)};${margins}}
  @bottom-right{content:counter(page);inline-size:20%;text-align:end;${bottom(light)};${margins}}
}
${names.join('')}
@page cover{margin:0;background:${dark.page};${without('top-left', 'top-right', 'bottom-left', 'bottom-right')}}
@page pack{
  margin-inline:0;
  @top-left{margin-inline-start:18mm}@top-right{margin-inline-end:18mm}
  @bottom-left{margin-inline-start:18mm}@bottom-right{margin-inline-end:18mm}
}
@page pack:first{margin-block-start:0;${without('top-left', 'top-right')}}
@page reach{
  margin-inline:0;background:${dark.page};
  @top-left{margin-inline-start:18mm;${top(dark)}}@top-right{margin-inline-end:18mm;${top(dark)}}
  @bottom-left{margin-inline-start:18mm;${bottom(dark)}}@bottom-right{margin-inline-end:18mm;${bottom(dark)}}
}
@page report{
  margin:20mm 15mm 16mm;background:${light.surface};
  @bottom-right{content:""}
}`
}

type Colours = Record<'muted' | 'hairline', string>

const top = ({ muted, hairline }: Colours) =>
  `vertical-align:bottom;padding-block-end:2.5mm;margin-block-end:8mm;color:${muted};border-block-end:.3pt solid ${hairline}`
const bottom = ({ muted }: Colours) =>
  `vertical-align:top;padding-block-start:3mm;margin-block-start:5mm;color:${muted};border-block-start:.75pt solid ${dark.accent}`
const without = (...boxes: string[]) => boxes.map((box) => `@${box}{content:none}`).join('')
