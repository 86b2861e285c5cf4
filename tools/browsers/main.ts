import { ensureChromium, ensureShell } from './ensureChromium.ts'
import { findFirefox } from './findFirefox.ts'
import { hasWebKit } from './hasWebKit.ts'

// Installs missing browsers for the tests, one after another: apt allows one process at a time.
ensureChromium()
ensureShell()
findFirefox()
hasWebKit()
