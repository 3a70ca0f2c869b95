import type { Layer, ProductLayer, ProductShadowLayer, ReflectionLayer } from './layout.ts'

/** The ad's first photo is the hero; every other one that is shown only keeps it company. */
export const HERO_PHOTO = 0

/** The hero's cut-out, wherever it lies: companions are painted before it. Undefined where its photo is shown whole. */
export function findHero(layers: readonly Layer[]): ProductLayer | undefined {
  return layers.find((layer) => layer.kind === 'product' && layer.part !== 'companion') as ProductLayer | undefined
}

/** The cut-outs that stand with the hero. */
export function findCompanions(layers: readonly Layer[]): ProductLayer[] {
  return layers.filter((layer): layer is ProductLayer => layer.kind === 'product' && layer.part === 'companion')
}

/** A cut-out, or what belongs under one. */
export type StandingLayer = ProductLayer | ProductShadowLayer | ReflectionLayer

export function isStandingLayer(layer: Layer): layer is StandingLayer {
  return layer.kind === 'product' || layer.kind === 'product-shadow' || layer.kind === 'reflection'
}

/** Whose picture a cut-out, its shadow or its reflection is made of. */
export function photoOf(layer: StandingLayer): number {
  return layer.photo ?? HERO_PHOTO
}
