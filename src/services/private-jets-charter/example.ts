export const EXAMPLE_CITY = 'LTFM'
