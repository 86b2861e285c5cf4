import { createRootRoute } from '@tanstack/react-router'
import '#styles/global.css.ts'
import { Document } from '#layout/Document/Document.tsx'

export const Route = createRootRoute({ component: Document })
