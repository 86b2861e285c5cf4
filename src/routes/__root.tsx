import { createRootRoute } from '@tanstack/react-router'
import '#styles/global.css.ts'
import { Document } from '#app/document/Document.tsx'

export const Route = createRootRoute({ component: Document })
