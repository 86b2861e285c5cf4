import { company } from '#content/company.ts'
import { metadata } from '#content/metadata.ts'
import { serviceMenu } from '#content/navigation.ts'
import { structuredData } from './structuredData.ts'

/** Structured data of one page, each object for a script element of its own. */
export const jsonLd = (path: string): object[] =>
  structuredData(path, { company, services: serviceMenu, metadata })
