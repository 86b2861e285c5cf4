import type { MaybeDated } from '#lib/asOf.ts'
import type { ServiceSlug, SitePath } from './paths.ts'

/** A picture that `tools/media` writes to /media/<name>-<width>.{avif,jpg}. */
export type PictureData = {
  name: string
  /** Width of the largest variant, in CSS pixels. */
  width: number
  height: number
  /** The picture's dominant colour, the backdrop while the file loads. */
  color: string
  alt: string
  /** The part that stays visible if the layout crops the picture. Default: the middle. */
  focus?: 'left' | 'nearLeft' | 'nearRight' | 'right' | 'upper'
}

/** A looping, silent film. The browser plays the first source that it supports. */
export type FilmData = {
  poster?: PictureData
  /** A portrait crop of the poster, for phones. */
  posterPhone?: PictureData
  sources: readonly { src: string; type: string; media?: string }[]
}

export type LinkItem = { label: string; to: SitePath; hash?: string }

export type FlightTrackPlace = 'sky' | 'skyBack' | 'apron'

export type ServiceCardItem = {
  /** Short code above the card's title, e.g. `PERMITS · SLOTS`. */
  code: string
  track: FlightTrackPlace
  description: string
  /** The service as visitors search for it. */
  serviceType: string
  /** Description for search results and shared links, 120 to 155 characters. */
  metaDescription: string
}

/** Title → text, in page order. */
export type Points = Readonly<Record<string, string>>

/** `anchor` is the id of a note that other pages link to. */
export type Note = { text: string; link?: LinkItem; anchor?: string } & MaybeDated

/** Title → text or note, in page order. */
export type Notes = Readonly<Record<string, string | Note>>

export type PageMeta = { description: string; socialImage: string; serviceType?: string }

export type ServiceWords = {
  slug: ServiceSlug
  /** One sentence: what the company does, and where. */
  promise: string
  /** What the promise does not say. */
  fact?: { label: string; value: string }
  arrange: Points
  /** The steps of the service, if they differ from the usual ones. */
  steps?: Points
  /** A list that the visitor can copy into an e-mail. */
  send: readonly string[]
  /** A note to read before sending the list. */
  sendNote?: string
  /** The usual documents for a permit. Only one page lists them in full. */
  documents?: readonly string[]
  /** A link to that page, for other services that need a permit. */
  documentsLink?: LinkItem
  know: Notes
  /** Two other services, each with the reason. */
  related: Readonly<Partial<Record<ServiceSlug, string>>>
  contact: { title: string; text: string }
}
