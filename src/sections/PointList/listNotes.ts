import type { Note, Notes } from '#content/types.ts'

export const listNotes = (notes: Notes): (Note & { title: string })[] =>
  Object.entries(notes).map(([title, note]) => ({
    title,
    ...(typeof note === 'string' ? { text: note } : note),
  }))
