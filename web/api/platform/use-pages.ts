import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query'

/** A row of a list that is read page by page; its place orders it. */
interface Placed {
  place: number
}

interface Pages<Row extends Placed> {
  queryKey: QueryKey
  /** Reads the rows after this place. A page with fewer than PAGE rows is the last. */
  read: (after: number, signal: AbortSignal) => Promise<Row[]>
  /** The number of pages to read. */
  count: number
  /** Tells which pages are on screen. The others are not read again until they come back into view. */
  isInView?: (index: number) => boolean
}

export const PAGE_SIZE = 100

/**
 * Reads a list page by page; a page begins where the one before it ends. Unlike those of an infinite query, each page
 * is refetched by itself while its old rows stay, so that the list never becomes shorter under a user who scrolls.
 */
export function usePages<Row extends Placed>({ queryKey, read, count, isInView = () => true }: Pages<Row>) {
  const client = useQueryClient()
  const keyOf = (after: number) => [...queryKey, after]
  const starts = [-1]
  while (starts.length < count) {
    const page = client.getQueryData<Row[]>(keyOf(starts.at(-1)!))
    if (!page || page.length < PAGE_SIZE) break
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
    hasNext: pages.at(-1)?.data?.length === PAGE_SIZE,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  }
}
