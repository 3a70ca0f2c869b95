import type { Layout } from '../../layers/layout.ts'

/** Yields the same layouts in their order, but those that are not preferred after all that are. */
export function* preferred(layouts: Iterable<Layout>, isPreferred: (layout: Layout) => boolean): Generator<Layout> {
  const others: Layout[] = []
  for (const layout of layouts) {
    if (isPreferred(layout)) yield layout
    else others.push(layout)
  }
  yield* others
}
