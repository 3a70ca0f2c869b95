/**
 * The way in which an ad shows its hero: cut out; on its photo's own ground, without an edge; or as a photo that ends,
 * at the canvas's edge or at a field.
 */
export type Treatment = 'cut-out' | 'own-ground' | 'photo'
