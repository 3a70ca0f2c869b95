import { type Location, makeKey, writePath } from './location.ts'

/** The entries that Back and Forward lead to. */
export interface RouterHistory {
  readonly location: Location
  push(location: Location): void
  replace(location: Location): void
  go(steps: number): void
  /** Reports that the user, or `go`, has moved to another entry. */
  listen(onMove: (moved: Move) => void): void
}

export interface Move {
  location: Location
  /** Negative after Back; undefined if the entry is not from this app. */
  steps: number | undefined
}

/** The data that the app stores in each entry of the browser's history. */
interface Entry {
  key: string
  /** The entry's number in this tab. */
  index: number
  state: unknown
}

/** The history of the browser's tab. */
export function createBrowserHistory(): RouterHistory {
  const { history } = window
  if (readEntry().key === undefined) history.replaceState({ key: makeKey(), index: 0, state: null } satisfies Entry, '')
  let index = readEntry().index

  return {
    get location() {
      return readLocation()
    },
    push(location) {
      index = (index ?? 0) + 1
      const entry: Entry = { key: location.key, index, state: location.state }
      try {
        history.pushState(entry, '', writePath(location))
      } catch {
        // Browsers refuse too many entries within a short time: the page is loaded instead.
        window.location.assign(writePath(location))
      }
    },
    replace(location) {
      const entry: Entry = { key: location.key, index: index ?? 0, state: location.state }
      history.replaceState(entry, '', writePath(location))
    },
    go: (steps) => history.go(steps),
    listen(onMove) {
      window.addEventListener('popstate', () => {
        const before = index
        index = readEntry().index
        const steps = before === undefined || index === undefined ? undefined : index - before
        onMove({ location: readLocation(), steps })
      })
    },
  }
}

/** An entry that a link within the page has made is empty. */
function readEntry(): Partial<Entry> {
  return (window.history.state ?? {}) as Partial<Entry>
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const { key = 'first', state = null } = readEntry()
  return { pathname, search, hash, key, state }
}
