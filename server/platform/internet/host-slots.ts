/** Limits the concurrent requests for each host: the others wait for their turn. */
export interface HostSlots {
  /** Resolves to a function that returns the slot. Rejects with the signal's reason if that comes first. */
  acquire(host: string, signal: AbortSignal): Promise<() => void>
}

interface Host {
  taken: number
  waiting: Set<() => void>
}

export function makeHostSlots(placesAtHost: number): HostSlots {
  const hosts = new Map<string, Host>()
  return {
    async acquire(name, signal) {
      signal.throwIfAborted()
      const host = hosts.get(name) ?? { taken: 0, waiting: new Set() }
      hosts.set(name, host)
      // A slot that is handed on stays taken.
      if (host.taken < placesAtHost) host.taken += 1
      else await waitForTurn(host, signal)
      return () => leave(name, host)
    },
  }

  function leave(name: string, host: Host): void {
    const [next] = host.waiting
    if (next) return next()
    host.taken -= 1
    if (host.taken === 0) hosts.delete(name)
  }
}

function waitForTurn({ waiting }: Host, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      end()
      resolve()
    }
    const giveUp = () => {
      end()
      reject(signal.reason as Error)
    }
    const end = () => {
      waiting.delete(begin)
      signal.removeEventListener('abort', giveUp)
    }
    waiting.add(begin)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
