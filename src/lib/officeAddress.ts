/** @returns the printed office address, with the street once it is known */
export const officeAddress = ({ street, display }: { street?: string; display: string }) =>
  street ? `${street}, ${display}` : display
