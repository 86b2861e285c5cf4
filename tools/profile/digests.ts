import { renderToStaticMarkup } from 'react-dom/server'
import { computeDigest } from '#tools/media/digests.ts'
import type { PrintedDocument } from './entry.tsx'

/**
 * @returns digests of what each PDF says, by its path in the repository. They ignore class names, which
 * differ between the build for print and the unit tests.
 */
export const computeDocumentDigests = (documents: readonly PrintedDocument[]) =>
  Object.fromEntries(
    documents.map(({ path, title, head, body }) => {
      const markup = renderToStaticMarkup(body).replaceAll(/ class="[^"]*"/g, '')
      return [`public${path}`, computeDigest(title, head, markup)]
    }),
  )
