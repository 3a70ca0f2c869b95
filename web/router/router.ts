import type { RouterHistory } from './browser-history.ts'
import { type Location, makeKey, resolvePath, type To } from './location.ts'
import { isLoaded, loadRoutes, type Matched, matchRoutes, type Route } from './match-routes.ts'

export interface RouterState extends Matched {
  location: Location
  /** Set while the next screen loads; the present one stays until then. */
  isNavigating: boolean
  /** Set if a route that is shown could not be loaded. */
  failure?: { reason: unknown } | undefined
  /** A navigation that waits for an answer of the user. */
  blocked?: Blocked | undefined
  /** Set if the screen is not scrolled to its top. */
  keepsScroll: boolean
}

export interface Blocked {
  leave(): void
  stay(): void
}

/** Decides if a navigation has to wait for an answer of the user. */
export type Blocker = (ways: { currentLocation: Location; nextLocation: Location }) => boolean

export interface NavigateOptions {
  /** Takes the place of the present entry in the history. */
  replace?: boolean | undefined
  state?: unknown
  preventScrollReset?: boolean | undefined
}

export interface Router {
  readonly state: RouterState
  /** Resolves when the screen is about to be shown, or has been overtaken by another navigation. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>
  subscribe(onChange: (state: RouterState) => void): () => void
  addBlocker(blocker: Blocker): () => void
  /** Calls `listener` each time before an entry of the history is left. */
  beforeLeaving(listener: () => void): () => void
}

interface Opening {
  keepsScroll?: boolean
  /** Writes the history once the screen has been loaded. */
  commit?: () => void
}

/**
 * Makes the router: a screen is loaded before it is shown, and its address appears with it. Work that is unsaved can
 * block the way.
 */
export function createRouter(routes: readonly Route[], history: RouterHistory): Router {
  const listeners = new Set<(state: RouterState) => void>()
  const blockers = new Set<Blocker>()
  const leaveListeners = new Set<() => void>()
  const first = matchRoutes(routes, history.location.pathname)
  let state: RouterState = {
    ...first,
    location: history.location,
    isNavigating: !isLoaded(first.routes),
    keepsScroll: true,
  }
  let latest: Opening | undefined
  /** Takes the moves of the history while one of ours is under way. */
  let takeMove: ((steps: number) => void) | undefined
  /** Steps from the entry of the present screen to the one that the browser is at. */
  let away = 0

  const router: Router = {
    get state() {
      return state
    },
    navigate,
    subscribe: (onChange) => add(listeners, onChange),
    addBlocker: (blocker) => add(blockers, blocker),
    beforeLeaving: (listener) => add(leaveListeners, listener),
  }

  history.listen(({ location, steps }) => {
    if (steps === undefined) return openEntry(location)
    away += steps
    if (takeMove) return takeMove(steps)
    if (!isBlocked(location)) return openEntry(location)
    // The browser has moved already: it moves back until the user has answered.
    const isBack = moveBack()
    askToLeave(async () => {
      await isBack
      await move(steps)
      openEntry(location)
    })
  })
  if (state.isNavigating) void open(state.location)
  return router

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const location = { ...resolvePath(to, state.location), state: options.state ?? null, key: makeKey() }
    const commit = () => (options.replace ? history.replace(location) : history.push(location))
    const openIt = () => open(location, { commit, keepsScroll: options.preventScrollReset ?? false })
    if (isBlocked(location)) askToLeave(openIt)
    else await openIt()
  }

  async function open(location: Location, opening: Opening = {}): Promise<void> {
    latest = opening
    if (location !== state.location) for (const listener of leaveListeners) listener()
    const matched = matchRoutes(routes, location.pathname)
    let failure: RouterState['failure']
    if (!isLoaded(matched.routes)) {
      update({ isNavigating: true })
      failure = await loadRoutes(matched.routes).then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      )
      if (latest !== opening) return
    }
    opening.commit?.()
    const keepsScroll = opening.keepsScroll ?? false
    update({ ...matched, location, failure, keepsScroll, isNavigating: false, blocked: undefined })
  }

  function isBlocked(nextLocation: Location): boolean {
    return [...blockers].some((blocker) => blocker({ currentLocation: state.location, nextLocation }))
  }

  function askToLeave(goOn: () => Promise<void>): void {
    const stay = () => update({ blocked: undefined })
    const leave = () => {
      stay()
      void goOn()
    }
    update({ blocked: { leave, stay } })
  }

  /** Opens the screen of the entry that the browser is at. */
  function openEntry(location: Location): void {
    away = 0
    takeMove = undefined
    void open(location)
  }

  /** Moves back to the entry of the present screen, also if the user goes on pressing Back meanwhile. */
  async function moveBack(): Promise<void> {
    if (away === 0) return
    await move(-away)
    await moveBack()
  }

  function move(steps: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    takeMove = (moved) => {
      if (moved !== steps) return
      takeMove = undefined
      resolve()
    }
    history.go(steps)
    return promise
  }

  function update(changes: Partial<RouterState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener(state)
  }
}

/** Adds to a set; the returned function removes it again. */
function add<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item)
  return () => items.delete(item)
}
