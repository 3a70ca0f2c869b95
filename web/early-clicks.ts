/**
 * Remembers a click on a button of the server's HTML that comes before the page is hydrated; the returned function
 * repeats it. Buttons do nothing until then; links work from the start.
 */
export function rememberEarlyClick(page: HTMLElement): () => void {
  let button: HTMLElement | null = null
  const remember = (event: MouseEvent) => {
    button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (!button) return
    // The browser would send the form, and the page that comes back knows of no click.
    event.preventDefault()
    // React, whose listeners exist before the page is hydrated, would make the click as well.
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', remember, { capture: true })
  return () => {
    page.removeEventListener('click', remember, { capture: true })
    const early = button
    // This is a task of its own: a click from within React's work does not make it hydrate the part that holds the
    // button.
    if (early) setTimeout(() => findAgain(early, page)?.click())
  }
}

/** Finds the button again if data kept in the browser, such as a draft, made its part of the page render again. */
function findAgain(button: HTMLElement, page: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  return [...page.querySelectorAll('button')].find(({ textContent }) => textContent === button.textContent)
}
