import type { StudiedPhoto } from './paint/paint-layout.ts'
import { type Ad, composeAd } from './compose-ad.ts'
import type { ColorRoles } from './colour/roles.ts'
import { chooseFamilies } from './direction/choose-families.ts'
import type { Direction, Words } from './direction/direction.ts'
import type { Layout } from './layout/layout.ts'
import type { Typesetter } from './type/typesetter.ts'

/** What a person may change on a finished ad. What is not named stays. */
export interface AdChanges {
  /** A word or a line; null takes an optional one away. */
  words?: { [Key in keyof Words]?: Words[Key] | null }
  /** One colour role, or several. */
  colors?: Partial<ColorRoles>
  /** Show the photo as it is, where its cut-out went wrong. */
  keepPhotoWhole?: boolean
}

export interface RepaintInput {
  layout: Layout
  changes: AdChanges
  /** As the ad was made with, or in another order: the first is the hero. */
  photos: readonly StudiedPhoto[]
  typesetter: Typesetter
}

/**
 * The same ad with a change: its own family is asked first, with its own seed, so that what was not changed stays where
 * the new words leave it room. A pure function; the new picture is inspected like any other.
 */
export async function repaint({ layout, changes, photos, typesetter }: RepaintInput): Promise<Ad> {
  const { format, seed } = layout
  const shown = changes.keepPhotoWhole ? [keptWhole(photos[0]!), ...photos.slice(1)] : photos
  const direction = changeDirection(layout, changes, shown)
  const history = { campaign: layout.family }
  return composeAd({ direction, format, photos: shown, seed, typesetter, keep: layout, history })
}

function changeDirection(layout: Layout, changes: AdChanges, photos: readonly StudiedPhoto[]): Direction {
  const { direction, family, seed } = layout
  const hero = photos[0]!.study
  const words = { ...direction.words }
  for (const [key, value] of Object.entries(changes.words ?? {})) Object.assign(words, { [key]: value ?? undefined })
  const possible = chooseFamilies(direction.style, hero, seed)
  return {
    ...direction,
    words,
    colors: { ...direction.colors, ...changes.colors },
    families: possible.includes(family) ? [family, ...possible.filter((other) => other !== family)] : possible,
  }
}

function keptWhole({ pixels, study }: StudiedPhoto): StudiedPhoto {
  return { pixels, study: { ...study, treatment: 'photo', product: undefined } }
}
