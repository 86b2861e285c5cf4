/** @returns texts that differ from both the prerendered example and the link, by input name */
export function findChangedInputs<T extends Readonly<Record<string, string>>>(
  root: Element | null,
  example: T,
  linked: T,
) {
  const controls = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
  const texts = [...controls].map((control) => {
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    return [control.name, isBox ? (control.checked ? 'yes' : '') : control.value] as const
  })
  return Object.fromEntries(
    texts.filter(
      ([name, text]) => name in example && text !== example[name] && text !== linked[name],
    ),
  ) as Partial<T>
}
