import { company } from '#content/company.ts'
import { metadata } from '#content/metadata.ts'
import { type SitePath } from '#content/paths.ts'
import { toAbsoluteUrl } from '#content/siteUrl.ts'
import { createStructuredData } from './createStructuredData.ts'

export type PageDescriptionProps = { title: string; path: SitePath | undefined }

/** Escapes `<`, so that the JSON cannot close its script element. */
const toScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

export function PageDescription({ title, path }: PageDescriptionProps) {
  const { description, socialImage } = metadata[path ?? '/404']
  const image = toAbsoluteUrl(socialImage)
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {path && <meta property="og:url" content={toAbsoluteUrl(path)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {createStructuredData(path).map((data) => (
        <script
          key={data['@type']}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScript(data) }}
        />
      ))}
    </>
  )
}
