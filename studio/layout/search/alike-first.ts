import type { Layout } from '../layers/layout.ts'
import { type Treatment, treatmentOf } from '../layers/treatment.ts'

/** The same layouts in their order, but those that show the hero otherwise than the ad's other pictures after all that show it alike. */
export function* alikeFirst(layouts: Iterable<Layout>, treatment: Treatment): Generator<Layout> {
  const others: Layout[] = []
  for (const layout of layouts) {
    if (treatmentOf(layout.layers) === treatment) yield layout
    else others.push(layout)
  }
  yield* others
}
