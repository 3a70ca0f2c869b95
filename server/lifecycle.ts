/** State of the process, which /readyz reports. */
export interface Lifecycle {
  state: 'starting' | 'ready' | 'stopping'
}
