/** The city that the instrument and the service's card show first. */
export const EXAMPLE_CITY = 'LTFM'
