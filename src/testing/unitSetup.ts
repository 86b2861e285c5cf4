import { configureGlobal } from 'fast-check'
import { vi } from 'vitest'

// Every run checks the same examples, so that a failure can be repeated.
configureGlobal({ seed: 20_261_121 })

// The tests expect the computed calendar, also when the owner has announced days.
vi.mock('#kuwait/announcedDays.ts', () => ({ announcedDays: [] }))
