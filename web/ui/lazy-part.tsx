import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { load } from '#web/ui/browser/load-chunk.ts'

interface LazyProps {
  /** Shown until the part has loaded. */
  fallback?: ReactNode
  /** Renders what is shown if loading failed, with a way to retry; by default the fallback. */
  renderFailure?: (retry: () => void) => ReactNode
  /** Called when the part has rendered. */
  onShown?: () => void
}

/** Events that trigger another try after a failure: the network is back, or the user is active. */
const SIGNS = ['online', 'focus', 'pointerup', 'keyup'] as const

/**
 * Makes a component that loads when it is first rendered, or earlier by `load`. It does not use React's `lazy`, which
 * remembers a failure for good and unmounts the page around it: here the rest of the page stays, and the next sign of
 * the network or of the user is a new try.
 */
export function lazyPart<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined

  async function loadIt(): Promise<ComponentType<Props>> {
    return (Loaded ??= await load(find))
  }

  function LazyPart({ fallback = null, renderFailure = () => fallback, onShown, ...props }: Props & LazyProps) {
    const [Part, setPart] = useState(() => Loaded)
    const [hasFailed, setFailed] = useState(false)
    const attempt = useCallback(() => {
      loadIt().then(
        (part) => setPart(() => part),
        (error: unknown) => {
          console.error(error)
          setFailed(true)
        },
      )
    }, [])
    const retry = useCallback(() => {
      setFailed(false)
      attempt()
    }, [attempt])

    useEffect(() => {
      if (Part) onShown?.()
      else attempt()
    }, [Part, attempt, onShown])
    useEffect(() => {
      if (!hasFailed) return
      for (const sign of SIGNS) window.addEventListener(sign, retry)
      return () => SIGNS.forEach((sign) => window.removeEventListener(sign, retry))
    }, [hasFailed, retry])

    if (Part) return <Part {...(props as unknown as Props)} />
    return hasFailed ? renderFailure(retry) : fallback
  }

  return Object.assign(LazyPart, { load: loadIt })
}
