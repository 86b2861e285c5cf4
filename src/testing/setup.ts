import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import '#styles/global.css.ts'

beforeEach(() => page.viewport(1440, 900))
