/**
 * Opens every `<details>` while the page prints. Newer browsers do it in the stylesheet with
 * `::details-content`; Firefox before 143 and Safari before 18.4 cannot.
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
