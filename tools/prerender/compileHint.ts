/** Makes Chrome compile the chunk off the main thread (docs/decisions/13-compile-hints.md). */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
