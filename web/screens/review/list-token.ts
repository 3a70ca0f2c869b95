import { useHydrated } from '#web/ui/use-hydrated.ts'

/** Of the list by way of which an ad was opened: it stands behind the address, where no server is told of it. */
export function useListToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? /^#([\w-]{22})$/.exec(window.location.hash)?.[1] : undefined
}
