/**
 * Buttons of the server's HTML do nothing until the page is alive. A click on one that comes while the screen's code is still
 * on its way is remembered; the returned function makes it again. Links work from the start.
 */
export function rememberEarlyClick(page: HTMLElement): () => void {
  let button: HTMLElement | null = null
  const remember = ({ target }: MouseEvent) => {
    button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  }
  page.addEventListener('click', remember)
  return () => {
    page.removeEventListener('click', remember)
    if (button?.isConnected) button.click()
    button = null
  }
}
