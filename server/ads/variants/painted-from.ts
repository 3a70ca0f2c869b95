import type { Layout } from '#studio/index.ts'
import type { AdText } from '#studio/words.ts'
import type { PaintedPhoto } from '#server/platform/db/painted.ts'
import { openWords } from './open-words.ts'
import type { VariantRow } from './store.ts'

/** The ad as it was when its picture was begun: a change since then makes the picture stale. */
export interface PaintedFrom {
  /** Photos that the painter was given, the hero first. */
  photos: Omit<PaintedPhoto, 'shown'>[]
  ad: AdText
  look: VariantRow['look']
  logo: VariantRow['logo']
  /** Changes of the picture alone, with which it was painted. */
  own: VariantRow['own']
}

/** Returns what a picture's maker asked for, without ids: the same words and look are the same brief. */
export function briefOf({ ad, look }: Pick<PaintedFrom, 'ad' | 'look'>): unknown {
  const { productName, productDescription, productPrice, productDiscount, taglines, words } = ad
  const { callToAction, webAddress, legalLine, language } = ad
  const texts = { productName, productDescription, productPrice, productDiscount, taglines, words }
  return { ...texts, callToAction, webAddress, legalLine, language, look }
}

/** Returns the names of the models whose work is in a picture. */
export function modelsOf(provenance: VariantRow['provenance']): (string | undefined)[] {
  return [provenance?.textModel, provenance?.imageModel]
}

/** Describes what a picture was painted from, to be stored with it: then staleness needs no layout. */
export async function describePainted(
  { layers, direction }: Pick<Layout, 'layers' | 'direction'>,
  { photos, ad, look, logo, own }: PaintedFrom,
): Promise<Pick<VariantRow, 'photos' | 'texts' | 'look' | 'colors' | 'logo' | 'own'>> {
  const { shownTexts } = await openWords()
  // The hero's layer may name no photo if a family shows it in a way of its own.
  const seen = new Set([0, ...layers.flatMap((layer) => ('photo' in layer ? (layer.photo ?? 0) : []))])
  return {
    photos: photos.map((photo, index) => ({ ...photo, shown: seen.has(index) })),
    texts: shownTexts({ layers, direction }, ad),
    look,
    logo,
    own,
    colors: { ...direction.colors },
  }
}
