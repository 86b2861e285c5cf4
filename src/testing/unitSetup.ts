import { configureGlobal } from 'fast-check'

// Every run checks the same examples, so that a failure can be repeated.
configureGlobal({ seed: 20_261_121 })
