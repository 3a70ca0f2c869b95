import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query'

/** What a list that is read page by page is made of: in the order of their places. */
interface Placed {
  place: number
}

interface Pages<Row extends Placed> {
  queryKey: QueryKey
  /** The next rows after this place. A page with fewer than PAGE is the last. */
  read: (after: number, signal: AbortSignal) => Promise<Row[]>
  /** How many are wanted. */
  count: number
  /** One that is out of sight is not read again before it is back. */
  isInView?: (index: number) => boolean
}

export const PAGE = 100

/**
 * A page begins where the one before it ends. Unlike an infinite query, each is read anew for itself, and what is there stays
 * meanwhile: the list never becomes shorter below somebody who scrolls.
 */
export function usePages<Row extends Placed>({ queryKey, read, count, isInView = () => true }: Pages<Row>) {
  const client = useQueryClient()
  const keyOf = (after: number) => [...queryKey, after]
  const starts = [-1]
  while (starts.length < count) {
    const page = client.getQueryData<Row[]>(keyOf(starts.at(-1)!))
    if (!page || page.length < PAGE) break
    starts.push(page.at(-1)!.place)
  }
  const pages = useQueries({
    queries: starts.map((after, index) => ({
      queryKey: keyOf(after),
      queryFn: ({ signal }: { signal: AbortSignal }) => read(after, signal),
      enabled: isInView(index),
    })),
  })
  const failed = pages.find(({ error }) => error)
  return {
    rows: pages.flatMap(({ data }) => data ?? []),
    isPending: pages[0]?.isPending === true,
    isFetchingNext: pages.length > 1 && pages.at(-1)?.isPending === true,
    hasNext: pages.at(-1)?.data?.length === PAGE,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  }
}
