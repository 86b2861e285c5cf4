/**
 * Opens what is folded while the page is printed: paper cannot be opened. The stylesheet sees to it
 * in browsers that know `::details-content`, which Firefox before 143 and Safari before 18.4 do not.
 */
export function openOnPaper(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
