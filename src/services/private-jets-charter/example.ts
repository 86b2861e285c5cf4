/** The city of the worked example, also on the service's card. */
export const EXAMPLE_CITY = 'LTFM'
