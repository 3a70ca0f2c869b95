/** Throws where the server cannot be reached: a page that the browser leaves for it then would be gone, and an error in its place. */
export async function reachServer(): Promise<void> {
  const { status } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  if (status >= 500) throw new Error(`The server answered ${status}.`)
}
