/** What the permit line, and the strip on Home, say of the days that are not counted. */
export const holidayCopy = {
  names: {
    newYear: 'New Year’s Day',
    nationalDay: 'National Day',
    liberationDay: 'Liberation Day',
    israMiraj: 'Isra and Mi’raj',
    eidAlFitr: 'Eid al-Fitr',
    eidAlAdha: 'Arafat and Eid al-Adha',
    hijriNewYear: 'Hijri New Year',
    mawlid: 'Mawlid',
  },
  /** `{name}` and `{dates}` of a holiday. */
  kinds: {
    fixed: '{name}, {dates}',
    inLieu: 'day in lieu of {name}, {dates} (expected)',
    islamic: '{name}, {dates} (expected, may move by a day)',
  },
  notCounted: 'Not counted: %s.',
  ramadan: 'In Ramadan, offices work shorter mornings.',
  unknown: 'This browser does not know the Islamic holidays: please ask us about your dates.',
}
