/**
 * Reads what this tab keeps through reloads and navigations. Gives undefined if the browser stores nothing (private
 * windows, a full disk).
 */
export function readTab(key: string): unknown {
  try {
    const json = window.sessionStorage.getItem(key)
    return json ? JSON.parse(json) : undefined
  } catch {
    return undefined
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser without storage keeps nothing, as described above.
  }
}

export function clearTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // A browser without storage keeps nothing, as described above.
  }
}
