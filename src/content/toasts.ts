/** Labels that every toast has. */
export const closeToast = 'Close'
