/** Settings that the build has checked and hands over (`tools/provider/settings.ts`). */

/** The site's origin, without a trailing slash. */
declare const AERO_SITE_URL: string
/** The e-mail provider. No origin: the site's own, where the local server keeps a mail desk. */
declare const AERO_PROVIDER: Readonly<{
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | null
}>

/** Every airport of `content/airports.ts` by ICAO code, computed at build by `tools/distances`. */
declare module 'virtual:distance/*' {
  const destination: import('#content/types.ts').Destination & {
    /** The distance as it is printed, with a comma between thousands. */
    figure: string
  }
  export default destination
}
declare module 'virtual:distances' {
  type AirportCode = import('#content/airports.ts').AirportCode
  type Destination = import('#content/types.ts').Destination
  export const distances: Readonly<Record<AirportCode, Destination>>
  type SideIndex = 0 | 1 | 2 | 3
  /**
   * The same for the map, in order of weight, with the side on which `tools/map` has placed its
   * name; then its code's, if that is another, or null where there is no room for it.
   */
  export const cities: readonly (readonly [
    icao: AirportCode,
    city: string,
    nm: number,
    bearing: number,
    nameSide: SideIndex,
    codeSide?: SideIndex | null,
  ])[]
}
