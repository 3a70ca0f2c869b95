/**
 * Buttons of the server's HTML do nothing until the page is alive. A click on one that comes while the screen's code is still
 * on its way is remembered; the returned function makes it again. Links work from the start.
 */
export function rememberEarlyClick(page: HTMLElement): () => void {
  let button: HTMLElement | null = null
  const remember = (event: MouseEvent) => {
    button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    // Left to itself, the browser would send the form, and the page that comes back knows of no click.
    if (button) event.preventDefault()
  }
  page.addEventListener('click', remember)
  return () => {
    page.removeEventListener('click', remember)
    const early = button
    // In a task of its own: a click from within React's own work does not make it take over the part that holds the button.
    setTimeout(() => {
      if (early?.isConnected) early.click()
    })
  }
}
