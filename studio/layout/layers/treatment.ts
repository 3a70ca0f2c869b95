/** How a picture shows its hero: cut out, on its photo's own ground drawn out over the picture, or as a photo that ends somewhere. */
export type Treatment = 'cut-out' | 'own-ground' | 'photo'

/** The kinds of layers that show a hero, of this and any earlier version. */
const SHOWN_AS: Readonly<Partial<Record<string, Treatment>>> = {
  product: 'cut-out',
  backdrop: 'own-ground',
  photo: 'photo',
}

/** How these layers show the hero, of which a companion says as much; undefined where they show none. */
export function treatmentOf(layers: readonly { kind: string }[]): Treatment | undefined {
  const shown = layers.map(({ kind }) => SHOWN_AS[kind])
  return shown.find((treatment) => treatment === 'cut-out') ?? shown.find((treatment) => treatment !== undefined)
}
