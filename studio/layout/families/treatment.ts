import type { Layout } from '../../layers/layout.ts'
import type { Treatment } from '../../layers/treatment.ts'
import { FAMILIES } from './families.ts'

/**
 * Returns the treatments as which a composition shows its hero, for which a companion stands as well. A photo that
 * fades away passes for either of two. Empty if the composition shows no photo.
 */
export function treatmentsOf({ family, layers }: Shown): readonly Treatment[] {
  const kinds = layers.map(({ kind }) => kind)
  if (kinds.includes('product')) return ['cut-out']
  if (!kinds.includes('backdrop') && !kinds.includes('photo')) return []
  const { shows } = FAMILIES[family] ?? {}
  return shows ?? [kinds.includes('backdrop') ? 'own-ground' : 'photo']
}

/** Returns the first of the treatments of a layout. */
export function treatmentOf(layout: Shown): Treatment | undefined {
  return treatmentsOf(layout)[0]
}

type Shown = Pick<Layout, 'family'> & { layers: readonly { kind: string }[] }
