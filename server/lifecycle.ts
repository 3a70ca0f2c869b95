/** Where the process is in its life; /readyz tells. */
export interface Lifecycle {
  state: 'starting' | 'ready' | 'stopping'
}
