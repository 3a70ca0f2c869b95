import type { Move, RouterHistory } from './browser-history.ts'
import { type Location, resolvePath } from './location.ts'

/** A history without a browser: the server's, which never moves, and that of tests. */
export function createMemoryHistory(path: string): RouterHistory {
  const first = { ...resolvePath(path, { pathname: '/', search: '', hash: '' }), state: null, key: 'first' }
  const entries: Location[] = [first]
  let index = 0
  let report: ((moved: Move) => void) | undefined

  return {
    get location() {
      return entries[index]!
    },
    push(location) {
      index += 1
      entries.splice(index, Infinity, location)
    },
    replace(location) {
      entries[index] = location
    },
    go(steps) {
      const next = entries[index + steps]
      if (!next) return
      index += steps
      report?.({ location: next, steps })
    },
    listen(onMove) {
      report = onMove
    },
  }
}
