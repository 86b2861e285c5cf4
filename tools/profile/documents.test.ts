import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { PACK_PDF, PROFILE_PDF, REPORT_PDF } from '#content/paths.ts'
import { type RenderedDocument, renderDocuments } from './render.ts'
import { computeSourceDigest } from './source.ts'

/** The build takes 3 s, on a busy machine many more. */
const TIMEOUT_MS = 120_000

let documents: RenderedDocument[]

beforeAll(async () => {
  documents = await renderDocuments()
}, TIMEOUT_MS)

test.each([PROFILE_PDF, REPORT_PDF, PACK_PDF])(
  '%s is what `npm run profile` would print',
  (path) => {
    const document = documents.find((candidate) => candidate.path === path)
    const committed = readFileSync(document?.sourceFile ?? '', 'utf8').trim()
    expect(committed).toBe(computeSourceDigest(document?.html ?? ''))
  },
)
