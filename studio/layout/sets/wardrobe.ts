import type { AdStyle } from '#contract/choices.ts'
import { isCalm, type World, worldOf } from '../../brief/thing-world.ts'
import type { Direction } from '../../direction/direction.ts'
import { createRandom } from '../../basics/random.ts'
import type { Material } from '../../layers/layout.ts'

/** The things that a style puts behind a product: the material of the wall, and what falls on it or is drawn there. */
export interface Ground {
  made?: Material
  falls?: Fall
}

export type Fall =
  | 'window'
  | 'blinds'
  | 'beam'
  | 'leaves'
  | 'arch'
  | 'folds'
  | 'hills'
  | 'sun'
  | 'rays'
  | 'halftone'
  | 'bands'
  | 'planes'
  | 'arcs'

type Wardrobe = Readonly<Record<World, readonly [Ground, ...Ground[]]>>

/**
 * Returns the ground of an ad, which varies with the seed and the kind. Ads from before kinds were recorded return
 * undefined and keep theirs.
 */
export function groundOf({ style, kind, use, seed }: Pick<Direction, 'style' | 'kind' | 'use' | 'seed'>) {
  return kind === undefined ? undefined : createRandom(seed, 'ground', kind).pick(groundsFor(style, { kind, use }))
}

/** Returns all grounds among which a style chooses for a product. */
export function groundsFor(style: AdStyle, thing: Pick<Direction, 'kind' | 'use'>): readonly [Ground, ...Ground[]] {
  const world = worldOf(thing)
  const calm = isCalm(thing) ? (CALM[style]?.[world] ?? CALM[style]?.any) : undefined
  return calm ?? WARDROBES[style][world]
}

/** Makes a row of the tables. */
const g = (made?: Material, falls?: Fall): Ground => ({ ...(made && { made }), ...(falls && { falls }) })

/** Grounds of each style. Products that are worn, used outdoors or unknown have no room behind them (record 74). */
const WARDROBES: Readonly<Record<AdStyle, Wardrobe>> = {
  clean: {
    table: [g('linen', 'beam'), g('plaster', 'leaves'), g('wood', 'window'), g('tiles', 'beam'), g(undefined, 'sun')],
    care: [g('plaster', 'arch'), g('marble', 'beam'), g('plaster', 'leaves'), g('linen', 'beam'), g('tiles', 'blinds')],
    home: [g('plaster', 'window'), g('plaster', 'arch'), g('linen', 'blinds'), g('wood', 'beam')],
    fashion: [g(undefined, 'beam'), g('linen'), g('plaster', 'arch'), g(undefined, 'planes')],
    fine: [g('marble', 'beam'), g('drape'), g('plaster', 'arch'), g(undefined, 'sun')],
    tech: [g('grid'), g(undefined, 'folds'), g(undefined, 'arcs'), g('plaster', 'blinds')],
    'open-air': [g(undefined, 'hills'), g(undefined, 'sun'), g('plaster', 'beam'), g('linen')],
    sport: [g(undefined, 'bands'), g(undefined, 'arcs'), g('plaster', 'beam'), g(undefined, 'planes')],
    craft: [g('grid'), g('wood', 'beam'), g('plaster', 'blinds'), g(undefined, 'bands')],
    office: [g(undefined, 'folds'), g('plaster', 'blinds'), g('grid'), g(undefined, 'planes')],
    play: [g('dots'), g(undefined, 'sun'), g('stripes'), g(undefined, 'hills'), g('checks')],
    any: [g('plaster', 'beam'), g(undefined, 'folds'), g('linen'), g(undefined, 'planes'), g(undefined, 'sun')],
  },
  bold: {
    table: [g(undefined, 'rays'), g('stripes'), g(undefined, 'sun'), g('dots'), g('checks')],
    care: [g(undefined, 'sun'), g(undefined, 'arcs'), g(undefined, 'hills')],
    home: [g(undefined, 'planes'), g(undefined, 'sun'), g(undefined, 'arcs')],
    fashion: [g(undefined, 'planes'), g(undefined, 'bands'), g(undefined, 'halftone'), g(undefined, 'sun')],
    fine: [g(undefined, 'planes'), g(undefined, 'sun'), g(undefined, 'arcs')],
    tech: [g('grid'), g(undefined, 'bands'), g(undefined, 'arcs'), g(undefined, 'halftone')],
    'open-air': [g(undefined, 'hills'), g(undefined, 'rays'), g(undefined, 'sun'), g(undefined, 'bands')],
    sport: [g(undefined, 'bands'), g(undefined, 'rays'), g(undefined, 'halftone'), g(undefined, 'planes')],
    craft: [g(undefined, 'bands'), g('grid'), g(undefined, 'rays'), g(undefined, 'halftone')],
    office: [g(undefined, 'planes'), g('grid'), g(undefined, 'arcs')],
    play: [g(undefined, 'rays'), g('dots'), g(undefined, 'sun'), g('stripes')],
    any: [g(undefined, 'planes'), g(undefined, 'halftone'), g(undefined, 'sun'), g(undefined, 'bands')],
  },
  luxury: {
    table: [g('wood', 'beam'), g('plaster', 'beam'), g('marble'), g('linen')],
    care: [g('marble'), g('plaster', 'arch'), g('linen', 'beam'), g('drape')],
    home: [g('wood', 'blinds'), g('plaster', 'arch'), g('flutes'), g('linen', 'beam')],
    fashion: [g('drape'), g('plaster', 'arch'), g('linen', 'beam'), g(undefined, 'planes')],
    fine: [g('drape'), g('marble'), g(undefined, 'beam'), g('plaster', 'arch')],
    tech: [g(undefined, 'blinds'), g('reeds'), g(undefined, 'arcs'), g('plaster', 'beam')],
    'open-air': [g(undefined, 'hills'), g('plaster', 'beam'), g(undefined, 'sun')],
    sport: [g(undefined, 'bands'), g('plaster', 'beam'), g(undefined, 'arcs')],
    craft: [g('wood', 'beam'), g('plaster', 'blinds'), g('grid')],
    office: [g('wood', 'blinds'), g('flutes'), g('marble'), g(undefined, 'planes')],
    play: [g('drape'), g(undefined, 'arcs'), g(undefined, 'sun')],
    any: [g('plaster', 'beam'), g('drape'), g(undefined, 'planes'), g(undefined, 'blinds')],
  },
  playful: {
    table: [g('stripes'), g(undefined, 'rays'), g('checks'), g('dots')],
    care: [g(undefined, 'hills'), g('dots'), g(undefined, 'arcs'), g(undefined, 'sun')],
    home: [g(undefined, 'arcs'), g('checks'), g(undefined, 'hills'), g('dots')],
    fashion: [g('dots'), g(undefined, 'planes'), g(undefined, 'arcs'), g('checks')],
    fine: [g(undefined, 'arcs'), g('dots'), g(undefined, 'sun')],
    tech: [g('grid'), g(undefined, 'arcs'), g('dots'), g(undefined, 'planes')],
    'open-air': [g(undefined, 'hills'), g(undefined, 'rays'), g(undefined, 'sun')],
    sport: [g(undefined, 'bands'), g(undefined, 'rays'), g(undefined, 'arcs')],
    craft: [g('grid'), g(undefined, 'bands'), g('checks')],
    office: [g('grid'), g(undefined, 'arcs'), g('dots')],
    play: [g(undefined, 'rays'), g('dots'), g('stripes'), g(undefined, 'hills'), g('checks')],
    any: [g('dots'), g(undefined, 'arcs'), g(undefined, 'planes'), g(undefined, 'rays')],
  },
  corporate: {
    table: [g('linen'), g(undefined, 'folds'), g(undefined, 'arcs')],
    care: [g(undefined, 'arcs'), g('plaster', 'blinds'), g(undefined, 'folds')],
    home: [g('plaster', 'window'), g(undefined, 'planes'), g(undefined, 'folds')],
    fashion: [g('linen'), g(undefined, 'planes'), g(undefined, 'folds')],
    fine: [g('marble'), g(undefined, 'folds'), g(undefined, 'arcs')],
    tech: [g('grid'), g('dots'), g(undefined, 'arcs'), g(undefined, 'bands')],
    'open-air': [g(undefined, 'hills'), g(undefined, 'arcs'), g(undefined, 'folds')],
    sport: [g(undefined, 'bands'), g(undefined, 'planes'), g(undefined, 'arcs')],
    craft: [g('grid'), g(undefined, 'bands'), g(undefined, 'planes')],
    office: [g(undefined, 'folds'), g('grid'), g(undefined, 'planes'), g('plaster', 'blinds'), g('dots')],
    play: [g('dots'), g(undefined, 'arcs'), g(undefined, 'hills')],
    any: [g(undefined, 'folds'), g(undefined, 'planes'), g(undefined, 'arcs'), g('grid')],
  },
  modern: {
    table: [g(undefined, 'arcs'), g('plaster', 'beam'), g(undefined, 'sun'), g('linen')],
    care: [g(undefined, 'sun'), g('plaster', 'beam'), g(undefined, 'arcs')],
    home: [g('plaster', 'blinds'), g(undefined, 'planes'), g('flutes'), g(undefined, 'arcs')],
    fashion: [g(undefined, 'planes'), g('linen', 'beam'), g(undefined, 'arcs'), g('drape')],
    fine: [g('drape'), g(undefined, 'beam'), g(undefined, 'arcs')],
    tech: [g('reeds'), g('grid'), g(undefined, 'arcs'), g('dots'), g(undefined, 'bands')],
    'open-air': [g(undefined, 'hills'), g(undefined, 'sun'), g(undefined, 'beam')],
    sport: [g(undefined, 'bands'), g('reeds'), g(undefined, 'planes'), g(undefined, 'arcs')],
    craft: [g('grid'), g(undefined, 'bands'), g('plaster', 'blinds')],
    office: [g('grid'), g(undefined, 'planes'), g('reeds'), g(undefined, 'arcs')],
    play: [g('dots'), g(undefined, 'arcs'), g(undefined, 'sun')],
    any: [g('reeds'), g(undefined, 'planes'), g('plaster', 'beam'), g(undefined, 'arcs')],
  },
}

/** Grounds of a loud style that suit a calm product: one large quiet form, no beams and nothing striped. */
const CALM: Partial<Record<AdStyle, Partial<Wardrobe> & Pick<Wardrobe, 'any'>>> = {
  bold: {
    any: [g(undefined, 'sun'), g(undefined, 'arcs'), g(undefined, 'hills'), g('plaster')],
    office: [g(undefined, 'planes'), g(undefined, 'arcs'), g('plaster')],
    fine: [g(undefined, 'sun'), g('drape'), g(undefined, 'arcs')],
    fashion: [g(undefined, 'planes'), g('linen'), g(undefined, 'sun')],
    table: [g('linen'), g(undefined, 'sun'), g(undefined, 'arcs')],
  },
  playful: {
    any: [g(undefined, 'hills'), g(undefined, 'sun'), g(undefined, 'arcs'), g('dots')],
    table: [g('checks'), g(undefined, 'sun'), g('linen'), g('dots')],
    office: [g(undefined, 'arcs'), g(undefined, 'hills'), g('dots')],
  },
}
