import { Component, Suspense, type ReactNode } from 'react'

interface OptionalProps {
  /** Stands in while the code of the children is loaded, and for good where it cannot be. */
  fallback: ReactNode
  children: ReactNode
}

/** Around what loads later and is no reason to give up the page when it does not. React logs what went wrong. */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
