export interface Path {
  pathname: string
  /** Begins with `?`, or is empty. */
  search: string
  /** Begins with `#`, or is empty. */
  hash: string
}

/** A place in the history of this tab. */
export interface Location extends Path {
  /** Data that came with the navigation and is not in the address. */
  state: unknown
  /** Identifies the entry of the history: another one for each navigation. */
  key: string
}

/** An address of the app, or the parts of the present one that change; all after the path is left out unless given. */
export type To = string | Partial<Path>

export function writePath({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}

/** Returns the path that an address means when it is followed from another one. */
export function resolvePath(to: To, from: Path): Path {
  if (typeof to === 'object') return { pathname: from.pathname, search: '', hash: '', ...to }
  const { pathname, search, hash } = new URL(to, `http://app.invalid${from.pathname}`)
  return { pathname, search, hash }
}

export function makeKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
