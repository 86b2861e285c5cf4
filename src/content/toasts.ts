/** Of every toast. */
export const closeToast = 'Close'
