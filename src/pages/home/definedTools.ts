import type { DefinedTool } from '#toolHost/defineTool.tsx'

const modules = import.meta.glob<Record<string, DefinedTool>>('../../services/*/*Tool.tsx', {
  eager: true,
})
/** The tools of all services, with their code. */
export const definedTools = Object.values(modules).flatMap((module) => Object.values(module))
