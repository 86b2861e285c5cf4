/** Short names to search by. react-phone-input-2 finds its own name and this one, and shows this one. */
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
