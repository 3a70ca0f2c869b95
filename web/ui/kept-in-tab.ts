/** What this tab keeps through reloads and pages of others. Where the browser keeps nothing (private windows, a full disk), there is nothing. */
export function readKept(key: string): unknown {
  try {
    const json = window.sessionStorage.getItem(key)
    return json ? JSON.parse(json) : undefined
  } catch {
    return undefined
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Said above.
  }
}

export function forgetKept(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Said above.
  }
}
