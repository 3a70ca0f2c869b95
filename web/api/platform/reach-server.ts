/**
 * Throws if the server cannot be reached. Run it before leaving the page for the server: an error page would replace
 * it.
 */
export async function reachServer(): Promise<void> {
  const { status } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  if (status >= 500) throw new Error(`The server answered ${status}.`)
}
