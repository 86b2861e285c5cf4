import type { MaybeDated } from '#lib/asOf.ts'
import type { ServiceSlug, SitePath } from './paths.ts'

export type PictureData = {
  name: string
  /** Width of the largest variant, in CSS pixels. */
  width: number
  height: number
  color: string
  alt: string
  /** The part that stays visible if the layout crops the picture. Default: the middle. */
  focus?: 'left' | 'nearLeft' | 'nearRight' | 'right' | 'upper'
}

/** A looping, silent film. The browser plays the first source that it supports. */
export type FilmData = {
  poster?: PictureData
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
  serviceType: string
  /** Description for search results and shared links, 120 to 155 characters. */
  metaDescription: string
}

/** Title → text, in page order. */
export type Points = Readonly<Record<string, string>>

export type Note = { text: string; link?: LinkItem; anchor?: string } & MaybeDated

export type Notes = Readonly<Record<string, string | Note>>

export type PageMeta = { description: string; socialImage: string; serviceType?: string }

export type ServiceWords = {
  slug: ServiceSlug
  promise: string
  fact?: { label: string; value: string }
  arrange: Points
  steps?: Points
  send: readonly string[]
  sendNote?: string
  documents?: readonly string[]
  documentsLink?: LinkItem
  know: Notes
  related: Readonly<Partial<Record<ServiceSlug, string>>>
  contact: { title: string; text: string }
}
