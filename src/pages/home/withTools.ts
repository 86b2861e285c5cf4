/** What needs the code of all tools, as one chunk. */
export { ToolPreview } from './ToolPreview.tsx'
export { YourFlight } from './YourFlight.tsx'
