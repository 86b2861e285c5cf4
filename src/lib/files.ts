// Imports no words: Vite's configuration imports this file, and restarts when one of its imports changes.
export const PROFILE_PDF = '/aero-company-profile.pdf'
export const REPORT_PDF = '/aero-specimen-departure-report.pdf'
export const PACK_PDF = '/aero-procurement-pack.pdf'
export const VCARD_FILE = '/aero.vcf'
export const CLOSED_DAYS_FILE = '/kuwait-closed-days.ics'
