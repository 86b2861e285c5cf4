export const phone = { width: 390, height: 844 }
export const tablet = { width: 820, height: 1180 }
export const desktop = { width: 1440, height: 900 }
export const wide = { width: 1920, height: 1080 }
