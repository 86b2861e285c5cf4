/** Displayed names with common abbreviations. The search finds these and the library's own names. */
export const COUNTRY_NAMES = {
  ae: 'United Arab Emirates (UAE)',
  ci: 'Ivory Coast (Cote d’Ivoire)',
  cw: 'Curacao',
  gb: 'United Kingdom (UK)',
  re: 'Reunion',
  sa: 'Saudi Arabia (KSA)',
  st: 'Sao Tome and Principe',
  tr: 'Turkey (Türkiye, Turkiye)',
  us: 'United States (USA)',
}
