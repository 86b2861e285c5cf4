export const profileModal = {
  title: 'Aero Company Profile',
  question: 'Are you sure you want to download Aero Profile PDF?',
  download: 'Download PDF',
  open: 'Open PDF',
  close: 'Close company profile',
  frameTitle: 'Aero company profile, PDF',
  failed: {
    title: 'PDF Preview Unavailable',
    text: 'The PDF preview cannot be displayed due to server configuration. Please click below to view the PDF.',
  },
}
