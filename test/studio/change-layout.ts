import { findHero } from '#studio/layers/placement.ts'
import type { Layer, Layout, Placement, ProductLayer, TextLayer, TextRole } from '#studio/layers/layout.ts'

/** Single manual changes of a finished ad, for tests of what notices them. Everything else stays. */

export function findText(layout: Layout, role: TextRole): TextLayer {
  const found = layout.layers.find((layer) => layer.kind === 'text' && layer.part === role)
  if (found?.kind !== 'text') throw new Error(`The ad has no ${role}`)
  return found
}

/** Replaces the text layer of this role by the result of `change`; removes it if that is undefined. */
export function changeText(
  layout: Layout,
  role: TextRole,
  change: (layer: TextLayer) => TextLayer | undefined,
): Layout {
  findText(layout, role)
  const layers = layout.layers.flatMap((layer) => {
    const changed = layer.kind === 'text' && layer.part === role ? change(layer) : layer
    return changed ? [changed] : []
  })
  return { ...layout, layers }
}

export function moveText(layout: Layout, role: TextRole, to: { x?: number; y?: number }): Layout {
  return changeText(layout, role, (layer) => {
    const dx = to.x === undefined ? 0 : to.x - layer.box.x
    const dy = to.y === undefined ? 0 : to.y - layer.box.y
    const box = { ...layer.box, x: layer.box.x + dx, y: layer.box.y + dy }
    return { ...layer, x: layer.x + dx, y: layer.y + dy, box }
  })
}

export function heroOf(layout: Layout): ProductLayer {
  const hero = findHero(layout.layers)
  if (!hero) throw new Error('The ad shows no cut-out')
  return hero
}

/** Moves the hero, with the shadows and reflections that belong to it. */
export function changePlacement(layout: Layout, change: (placement: Placement) => Placement): Layout {
  const hero = heroOf(layout)
  const isHeros = ({ box }: Placement) => box.x === hero.placement.box.x && box.width === hero.placement.box.width
  return {
    ...layout,
    layers: layout.layers.map((layer) =>
      'placement' in layer && isHeros(layer.placement) ? { ...layer, placement: change(layer.placement) } : layer,
    ),
  }
}

export function addLayer(layout: Layout, layer: Layer, at: 'last' | number = 'last'): Layout {
  const index = at === 'last' ? layout.layers.length : at
  return { ...layout, layers: [...layout.layers.slice(0, index), layer, ...layout.layers.slice(index)] }
}

export function disc(x: number, y: number, radius: number, color = '#808080'): Layer {
  return {
    kind: 'shape',
    shape: { type: 'ellipse', center: [x, y], rx: radius, ry: radius },
    fill: { type: 'solid', color },
  }
}
