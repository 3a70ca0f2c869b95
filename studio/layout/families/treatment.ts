import type { Layout } from '../../layers/layout.ts'
import type { Treatment } from '../../layers/treatment.ts'
import { FAMILIES } from './families.ts'

/** How a composition shows its hero, of which a companion says as much; a photo that fades away passes for either of two. Empty where it shows none. */
export function treatmentsOf({ family, layers }: Shown): readonly Treatment[] {
  const kinds = layers.map(({ kind }) => kind)
  if (kinds.includes('product')) return ['cut-out']
  if (!kinds.includes('backdrop') && !kinds.includes('photo')) return []
  const { shows } = FAMILIES[family] ?? {}
  return shows ?? [kinds.includes('backdrop') ? 'own-ground' : 'photo']
}

/** The first of them. */
export function treatmentOf(layout: Shown): Treatment | undefined {
  return treatmentsOf(layout)[0]
}

type Shown = Pick<Layout, 'family'> & { layers: readonly { kind: string }[] }
