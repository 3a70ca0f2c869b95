import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

/** Gives the token of the list from which an ad was opened. It is in the hash, which no server receives. */
export function useListToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? /^#([\w-]{22})$/.exec(window.location.hash)?.[1] : undefined
}
