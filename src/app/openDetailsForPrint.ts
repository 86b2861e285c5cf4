/**
 * Opens every `<details>` while the page prints. Browsers that support `::details-content` do it in
 * the stylesheet; Firefox before 143 and Safari before 18.4 do not.
 */
export function openDetailsForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
