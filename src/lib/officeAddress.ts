export const officeAddress = ({ street, display }: { street?: string; display: string }) =>
  street ? `${street}, ${display}` : display
