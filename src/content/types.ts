import type { ServicePath, ServiceSlug, SitePath } from '#lib/paths.ts'

/** A picture that `tools/media` wrote to /media/<name>-<width>.{avif,webp,jpg}. */
export type PictureData = {
  name: string
  /** Intrinsic size of the largest variant, in CSS pixels. */
  width: number
  height: number
  /** The widths that exist on disk, ascending. */
  widths: readonly number[]
  /** Dominant colour, shown while the file loads. */
  color: string
  alt: string
  /** What stays where the layout cuts it, if not the middle. */
  focus?: 'left' | 'nearLeft' | 'nearRight' | 'right'
}

/** A looping, silent film. Sources are tried in order; without a poster nothing shows until it plays. */
export type FilmData = {
  /** The film's first frame. */
  poster?: PictureData
  /** A portrait cut of the poster for phones. */
  posterPhone?: PictureData
  sources: readonly { src: string; type: string; media?: string }[]
}

/** A value that the owner replaces before the launch. Marked once, beside it. */
export type StandIn = {
  /** What it is, for a person. */
  what: string
  /** Where it stands in its module: names and indexes joined by dots. */
  at: string
}

export type LinkItem = { label: string; to: SitePath }

/** Service menu item. Ids are the company's own; 9 stands before 8 on purpose. */
export type ServiceMenuItem = { id: number; name: string; link: ServicePath }
export type FooterLinkItem = { id: number; title: string; link: SitePath }

/** Labels of the four cells below the hero film. */
export type DeskCopy = {
  utc: string
  kuwait: string
  call: string
  write: string
  request: string
}

export type FeatureItem = { icon: FeatureIcon; title: string; description: string }
export type FeatureIcon = 'efficiency' | 'catering' | 'privacy' | 'concierge'

export type HighlightItem = {
  title: string
  description: string
  image: PictureData
  link: ServicePath
}

/** Through the sky, there and back, or along the ground. */
export type FlightTrackPlace = 'sky' | 'skyBack' | 'apron'

export type ServiceCardItem = {
  /** What the card's flight strip says beside its number, e.g. `PERMITS · SLOTS`. */
  code: string
  image: PictureData
  /** Where an aircraft crosses it: where nothing else is. */
  track: FlightTrackPlace
  title: string
  description: string
  /** The three things that the desk needs first. */
  send: readonly [string, string, string]
  link: ServicePath
}

/** `name` is a role, never a person; `img` shows that role's work, never a face. */
export type Testimonial = { id: number; name: string; text: string; img: PictureData }

/** An airport as `npm run map` measures it from the company's own (`distances.ts`). */
export type Destination = {
  city: string
  /** Great-circle distance from the company's airport, in whole nautical miles. */
  nm: number
  /** True bearing at the start in degrees, to a tenth, from 0 to below 360. */
  bearing: number
}

/** A short heading with a sentence or two. */
export type Point = { title: string; text: string }

export type PageMeta = { description: string; socialImage: string }

/** What all ten service pages have in common, in reading order. */
export type ServicePageContent = {
  slug: ServiceSlug
  /** Page heading. */
  name: string
  /** One sentence: what we do, where. */
  promise: string
  /** One fact, shown in mono type beside the heading. */
  fact: { label: string; value: string }
  picture: PictureData
  /** Six to eight things we arrange. */
  arrange: { title: string; points: readonly Point[] }
  /** Three or four steps, in order. */
  steps: { title: string; items: readonly Point[] }
  /** A plain list that the visitor copies into an e-mail. */
  send: {
    title: string
    items: readonly string[]
    /** The usual documents, where a permit is asked for. */
    documents?: readonly string[]
  }
  know: { title: string; points: readonly Point[] }
  related: readonly [RelatedService, RelatedService]
  contact: { title: string; text: string }
}

export type RelatedService = { slug: ServiceSlug; reason: string }
