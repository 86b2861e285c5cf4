// `islamicCalendar.test.ts` compares the table with Node's own calendar, on every day.

export const FIRST_YEAR = 1441
/** 1 Muharram 1441 as days since 1 January 1970. */
export const FIRST_DAY = 18139

/**
 * The 60 years of the Umm al-Qura calendar from 1441: three hexadecimal digits a year, a bit a month
 * from Muharram on, set if the month has 30 days instead of 29.
 */
export const YEARS =
  'ada55aaab595749764baa5b52b6a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b52da95b4ad5956ca6e4aea4f52b6956aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b52b'
