import { ensureChromium, ensureShell } from './ensureChromium.ts'
import { findFirefox } from './findFirefox.ts'
import { hasWebKit } from './hasWebKit.ts'

// Installs the browsers that the tests lack, one after the other.
ensureChromium()
ensureShell()
findFirefox()
hasWebKit()
