import { readFileSync } from 'node:fs'
import { PROFILE_PDF, REPORT_PDF } from '#lib/addresses.ts'
import { renderProfile } from './document.tsx'
import { renderReport } from './report/document.tsx'

const BASE_STYLES = 'tools/profile/profile.css'
const REPORT_STYLES = 'tools/profile/report/report.css'
const read = (file: string) => readFileSync(file, 'utf8')

export type PrintedDocument = {
  /** Path on the site. */
  path: string
  /** Contains the digest of the committed PDF's sources. */
  sourceFile: string
  html: () => string
}

export const profile: PrintedDocument = {
  path: PROFILE_PDF,
  sourceFile: 'tools/profile/source.sha256',
  html: () => renderProfile(read(BASE_STYLES)),
}

export const specimenReport: PrintedDocument = {
  path: REPORT_PDF,
  sourceFile: 'tools/profile/report/source.sha256',
  html: () => renderReport(read(BASE_STYLES) + read(REPORT_STYLES)),
}
