export const formatOfficeAddress = ({ street, display }: { street?: string; display: string }) =>
  street ? `${street}, ${display}` : display
