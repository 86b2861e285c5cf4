export const notFound = {
  code: '404',
  heading: 'Page Not Found',
  text: 'Sorry, the page you are looking for does not exist.',
  button: 'Go Back Home',
  help: 'Looking for the operations desk? It is open 24/7.',
} satisfies Record<string, string>
