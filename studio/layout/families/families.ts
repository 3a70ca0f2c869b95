import type { FamilyId } from '../../direction/direction.ts'
import { sceneFamily } from '../../scene/scene-family.ts'
import type { Family } from '../compose-context.ts'
import { backdropFamily } from './backdrop.ts'
import { barFamily } from './bar.ts'
import { blocksFamily } from './blocks.ts'
import { centreFamily } from './centre.ts'
import { characterFamily } from './character.ts'
import { columnFamily } from './column.ts'
import { fadeFamily } from './fade.ts'
import { fanFamily } from './fan.ts'
import { frameFamily } from './frame.ts'
import { fullBleedFamily } from './full-bleed.ts'
import { giantFamily } from './giant.ts'
import { nebulaFamily } from './nebula.ts'
import { orbFamily } from './orb.ts'
import { panelFamily } from './panel.ts'
import { paperFamily } from './paper.ts'
import { plainFamily } from './plain.ts'
import { podiumFamily } from './podium.ts'
import { poolFamily } from './pool.ts'
import { priceLedFamily } from './price-led.ts'
import { sunburstFamily } from './sunburst.ts'
import { splitFamily } from './split.ts'
import { typeBreakFamily } from './type-break.ts'
import { windowFamily } from './window.ts'

export const FAMILIES: Record<FamilyId, Family> = {
  window: windowFamily,
  pool: poolFamily,
  panel: panelFamily,
  'type-break': typeBreakFamily,
  nebula: nebulaFamily,
  blocks: blocksFamily,
  podium: podiumFamily,
  sunburst: sunburstFamily,
  orb: orbFamily,
  giant: giantFamily,
  'price-led': priceLedFamily,
  centre: centreFamily,
  fan: fanFamily,
  character: characterFamily,
  'full-bleed': fullBleedFamily,
  backdrop: backdropFamily,
  bar: barFamily,
  fade: fadeFamily,
  split: splitFamily,
  frame: frameFamily,
  column: columnFamily,
  paper: paperFamily,
  scene: sceneFamily,
  plain: plainFamily,
}
