import {
  Component,
  type Context,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Location } from './location.ts'
import type { Route } from './match-routes.ts'
import type { Blocked, Blocker, NavigateOptions, Router, RouterState } from './router.ts'

const RouterContext = createContext<Router | undefined>(undefined)
const StateContext = createContext<RouterState | undefined>(undefined)
const LocationContext = createContext<Location | undefined>(undefined)
/** The routes inside the present one. */
const OutletContext = createContext<ReactNode>(null)
const ErrorContext = createContext<unknown>(undefined)

/** Shows the screen at the router's address. */
export function RouterView({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next))
    // A screen may have been loaded since the first rendering.
    show(router.state)
    return router.subscribe(show)
  }, [router])
  const { routes, failure, location } = state
  const screen = useMemo(() => renderRoutes({ routes, failure, location }), [routes, failure, location])
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <LocationContext value={location}>{screen}</LocationContext>
      </StateContext>
    </RouterContext>
  )
}

/** Renders the routes up to the first one that is still loading; a failure is shown by the innermost error boundary. */
function renderRoutes({ routes, failure, location }: Pick<RouterState, 'routes' | 'failure' | 'location'>): ReactNode {
  const failed = failure && routes.findLastIndex(({ ErrorBoundary, lazy }) => ErrorBoundary && !lazy)

  function renderFrom(index: number): ReactNode {
    const route = routes[index]
    if (!route || route.lazy) return null
    const { ErrorBoundary } = route
    const content = failed === index ? failureOf(route, failure?.reason) : componentOf(route)
    const element = <OutletContext value={renderFrom(index + 1)}>{content}</OutletContext>
    if (!ErrorBoundary) return element
    return (
      <Boundary location={location} renderFailure={(reason) => failureOf(route, reason)}>
        {element}
      </Boundary>
    )
  }

  return renderFrom(0)
}

function componentOf({ Component: Shown = Outlet }: Route): ReactNode {
  return <Shown />
}

function failureOf({ ErrorBoundary: Failure = Outlet }: Route, reason: unknown): ReactNode {
  return (
    <ErrorContext value={reason}>
      <Failure />
    </ErrorContext>
  )
}

/** The place of the next route inside a frame. */
export function Outlet() {
  return use(OutletContext)
}

interface BoundaryProps {
  location: Location
  renderFailure: (reason: unknown) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  location: Location
  failure?: { reason: unknown } | undefined
}

/** Catches what fails to render; another address is another try. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location }

  static getDerivedStateFromError(reason: unknown): Partial<BoundaryState> {
    return { failure: { reason } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderFailure(failure.reason) : this.props.children
  }
}

/** Returns the context's value; it throws outside of a router. */
function useRouting<Value>(context: Context<Value | undefined>): Value {
  const value = use(context)
  if (value === undefined) throw new Error('This is used outside of a router.')
  return value
}

export function useRouter(): Router {
  return useRouting(RouterContext)
}

export function useRouterState(): RouterState {
  return useRouting(StateContext)
}

export function useLocation(): Location {
  return useRouting(LocationContext)
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate
}

/** Returns the values of the address's parameters, such as `id` of `creatives/:id`. */
export function useParams(): Partial<Record<string, string>> {
  return useRouterState().params
}

/** Returns the reason why an error boundary is shown. */
export function useRouteError(): unknown {
  return use(ErrorContext)
}

/** Returns the query of the address, and a function that replaces it. */
export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  const setParameters = (next: Record<string, string>, options?: NavigateOptions) => {
    void navigate(`?${new URLSearchParams(next).toString()}`, options)
  }
  return [parameters, setParameters] as const
}

/** Asks `blocker` before each navigation; gives the one that it has blocked, until the user has answered. */
export function useBlocker(blocker: Blocker): Blocked | undefined {
  const router = useRouter()
  const ask = useEffectEvent(blocker)
  useEffect(() => router.addBlocker((ways) => ask(ways)), [router])
  return useRouterState().blocked
}
