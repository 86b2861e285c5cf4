/**
 * Names in the phone field's list where the library's are outdated or lack a name that visitors search for.
 * The search also finds the browser's and the library's names.
 */
export const countryNames = {
  ae: 'United Arab Emirates (UAE)',
  cd: 'Congo, Democratic Republic (DRC)',
  ci: 'Ivory Coast (Cote d’Ivoire)',
  cw: 'Curacao',
  cz: 'Czechia (Czech Republic)',
  gb: 'United Kingdom (UK)',
  kr: 'South Korea (ROK)',
  mk: 'North Macedonia',
  nl: 'Netherlands (Holland)',
  re: 'Reunion',
  sa: 'Saudi Arabia (KSA)',
  st: 'Sao Tome and Principe',
  sz: 'Eswatini',
  tr: 'Turkey (Türkiye)',
  us: 'United States (USA)',
}
