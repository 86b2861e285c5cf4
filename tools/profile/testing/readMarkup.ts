import { normalise } from './readPdf.ts'

/** A tag or a text, in markup that React has rendered: elements without content end with `/>`. */
const TOKEN = /<(?<end>\/?)(?<name>\w+)(?<attributes>[^>]*)>|[^<]+/g

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** @returns the text of the markup like the `text` of `readPdf`, without drawings and hidden elements */
export function readMarkup(markup: string): string {
  let text = ''
  /** The depth inside a drawing or a hidden element; 0 outside. */
  let skipped = 0
  for (const { 0: token, groups: { end, name, attributes = '' } = {} } of markup.matchAll(TOKEN)) {
    if (!name) {
      if (skipped === 0) text += token
    } else if (!attributes.endsWith('/')) {
      const isSkipped = skipped > 0 || name === 'svg' || attributes.includes('aria-hidden="true"')
      if (isSkipped) skipped += end ? -1 : 1
    }
  }
  return normalise(text.replaceAll(/&([\w#]+);/g, (entity, name) => ENTITIES[name] ?? entity))
}
