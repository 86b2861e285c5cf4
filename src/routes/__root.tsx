import { createRootRoute } from '@tanstack/react-router'
import '#styles/global.css.ts'
import { Document } from '#app/document/Document.tsx'
import { Layout } from '#app/document/Layout.tsx'

export const Route = createRootRoute({ shellComponent: Document, component: Layout })
