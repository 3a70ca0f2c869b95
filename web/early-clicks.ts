/**
 * Buttons of the server's HTML do nothing until the page is alive. A click on one that comes while the screen's code is still
 * on its way is remembered; the returned function makes it again. Links work from the start.
 */
export function rememberEarlyClick(page: HTMLElement): () => void {
  let button: HTMLElement | null = null
  const remember = (event: MouseEvent) => {
    button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (!button) return
    // Left to itself, the browser would send the form, and the page that comes back knows of no click.
    event.preventDefault()
    // React, which is there before the page that it takes over is alive, would make the click as well.
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', remember, { capture: true })
  return () => {
    page.removeEventListener('click', remember, { capture: true })
    const early = button
    // In a task of its own: a click from within React's own work does not make it take over the part that holds the button.
    if (early) setTimeout(() => findAgain(early, page)?.click())
  }
}

/** What was kept in the browser, such as a draft, makes a part of the page be drawn anew, and the button with it. */
function findAgain(button: HTMLElement, page: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  return [...page.querySelectorAll('button')].find(({ textContent }) => textContent === button.textContent)
}
