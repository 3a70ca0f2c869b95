import { ANGLES, wordsOfAngle } from '#contract/ads/angles.ts'
import { withDials } from '#contract/ads/dials.ts'
import { type AdFormat, fileRulesOf } from '#contract/sizes.ts'
import type { Report } from '#contract/ads/report.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type {
  Paint,
  PaintAngles,
  PaintCarousel,
  PaintExtras,
  PaintLooks,
  PaintTrial,
  PaintStored,
  PlanAd,
  Repaint,
  RepaintTask,
} from '#server/ads/generation/painter.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { angleLead } from '#studio/words/angle-lead.ts'
import { changeWords } from '#studio/words/change-words.ts'
import type { Layer, TextRole } from '#studio/layers/layout.ts'
import { type Layout, planAd, type ScenePlan } from '#studio/index.ts'
import { scenePhoto } from '#test/studio/ad-fields.ts'
import { drawHalves } from '../pictures/pictures.ts'

/** Paints two halves in the right size, for tests of what surrounds the painting; the studio has its own tests. */
export const paintHalves: Paint = async ({ format }, { signal, onStage }) => {
  signal.throwIfAborted()
  onStage('layout')
  const jpeg = await halvesOf(format)
  onStage('paint')
  onStage('inspect')
  const findings = [{ rule: 'photo-small', severity: 'info' as const, message: 'The photo is small.' }]
  return { jpeg, layout: BARE_LAYOUT, report: { ...CUT_OUT_REPORT, findings } }
}

const halves = new Map<string, Promise<Buffer>>()

/** Returns the two halves in a format's size, encoded once: tests paint hundreds of pictures in a dozen sizes. */
function halvesOf(format: AdFormat): Promise<Buffer> {
  const { widthPx, heightPx } = fileRulesOf(format)
  const size = `${widthPx}x${heightPx}`
  const jpeg = halves.get(size) ?? drawHalves(widthPx, heightPx).jpeg().toBuffer()
  halves.set(size, jpeg)
  return jpeg
}

/** Shows nothing of the ad. */
const BARE_LAYOUT = { layers: [], direction: { colors: {} } } as unknown as Layout

/** Plans by the studio's rules, but for a photo that need not be studied. */
const planQuickly: PlanAd = ({ ad, format, seed, plan }) =>
  Promise.resolve(plan ?? planAd({ ad, format, seed, photos: [scenePhoto(60, 60)] }))

/** Repaints the same halves, with the words and colors of the change. */
const repaintHalves: Repaint = async ({ layout, changes, logo }) => {
  const { words = {}, colors = {}, customColors, dials = {} } = changes
  const { direction } = layout
  const changed = {
    ...direction,
    ...(direction.words && changeWords(direction, words)),
    colors: { ...direction.colors, ...colors },
    dials: withDials(direction.dials ?? {}, dials),
    ownColors: { ...direction.ownColors, ...(customColors?.[0] && { ground: customColors[0] }), ...colors },
  }
  const jpeg = await halvesOf(layout.format ?? 'square')
  return { jpeg, layout: layoutOfTexts(layout as Layout, changed, logo), report: CUT_OUT_REPORT }
}

const CUT_OUT_REPORT = { findings: [], product: { treatment: 'cutout' } } as unknown as Report

/** Builds a layout of the direction's texts, one line under the other. */
function layoutOfTexts(layout: Layout, direction: Layout['direction'], logo: RepaintTask['logo']): Layout {
  const { words } = direction
  const texts: Partial<Record<TextRole, string | undefined>> = {
    headline: words?.headline,
    name: words?.name,
    support: words?.support,
    price: words?.price,
    'old-price': words?.oldPrice,
    badge: words?.badge,
    'call-to-action': words?.callToAction,
    'web-address': words?.webAddress,
    'legal-line': words?.legalLine,
  }
  const layers = Object.entries(texts).flatMap(([part, text], line) => {
    const box = { x: 20, y: 20 + 40 * line, width: 200, height: 30 }
    return text ? [{ kind: 'text', part, text, box } as unknown as Layer] : []
  })
  const planes = Object.values(direction.ownColors ?? {}).map(planeOf)
  const dialed = Object.entries(direction.dials ?? {}).map(([dial, step]) => planeOf(`${dial} ${step}`))
  return { ...layout, direction, layers: [...layers, ...planes, ...dialed, ...(logo ? [LOGO_LAYER] : [])] }
}

/** A plane that shows one of the user's colors. */
function planeOf(color: string): Layer {
  return {
    kind: 'shape',
    part: 'set',
    fill: { type: 'solid', color },
    shape: { type: 'rect', box: { x: 0, y: 0, width: 9, height: 9 } },
  }
}

const LOGO_LAYER = { kind: 'logo', part: 'logo', box: { x: 20, y: 560, width: 60, height: 24 }, radius: 0 } as const

/** Paints each angle with its own line on the same halves, as different from each other as ads are. */
const paintAnglesQuickly: PaintAngles = async ({ ad, format, seed, campaignSeed = seed, kept }, { onBegun }) => {
  onBegun()
  const jpeg = await halvesOf(format)
  return ANGLES.map(({ id: angle }, index) => {
    const brief = makeBrief({ ...ad, angle, words: wordsOfAngle(angle, ad.words ?? {}) }, campaignSeed)
    const headline = angleLead(brief, angle, campaignSeed)
    if (headline === undefined) return { angle, withheld: 'no words' }
    const others = ANGLES.filter(({ id }) => id !== angle)
    const distance = { total: 52, parts: { picture: 60, layout: 50, palette: 30, angle: 60 }, isTooAlike: false }
    const differences = others.map(({ id: to }) => ({ to, bits: 30, moved: 3, parts: 4, distance }))
    return { angle, headline, seed: kept[angle] ?? seed + index + 1, differences, jpeg }
  })
}

/** Paints the same halves as often as requested. */
const paintLooksQuickly: PaintLooks = async ({ format, seed, count }, { onBegun }) => {
  onBegun()
  const jpeg = await halvesOf(format)
  return Array.from({ length: count }, (_, index) => ({
    seed: seed + index + 1,
    jpeg,
    composed: { family: 'panel' as const, candidate: index },
  }))
}

/** Paints the same halves for each card. */
const paintCardsQuickly: PaintCarousel = async ({ cards, format }, { signal }) => {
  signal.throwIfAborted()
  const jpeg = await halvesOf(format)
  return cards.map(() => ({ jpeg, findings: [] }))
}

/** Paints the same halves for each picture, with the words of its levels. */
const paintTrialQuickly: PaintTrial = async ({ layout, pictures, photos, logo }, options) => {
  const painted = pictures.map((levels) => {
    const words = Object.assign(
      {},
      ...levels.map((level) =>
        'words' in level ? level.words : 'text' in level ? { [level.factor]: level.text } : {},
      ),
    )
    return repaintHalves({ layout, photos, logo, changes: { words } }, options)
  })
  return Promise.all(painted)
}

/** Writes a file with its own ending for each kind, and one font. */
const writeExtrasQuickly: PaintExtras = async ({ extras }, { signal }) => {
  signal.throwIfAborted()
  return {
    files: extras.map((extra) => ({ ending: `.${extra}`, bytes: Buffer.from(extra) })),
    fonts: [{ name: 'OFL archivo.txt', bytes: Buffer.from('OFL') }],
    notes: ['There is no PNG: it would be heavier than the platform takes.'],
  }
}

/** Paints the same halves as before. */
const paintStoredQuickly: PaintStored = async ({ layout: { format } }, { onBegun }) => {
  onBegun()
  return { jpeg: await halvesOf(format) }
}

/** Painters for tests of the app that need an ad but not its appearance: no painting process has to start. */
export const INSTANT_PAINTERS: PaintPool = {
  size: 2,
  paint: paintHalves,
  plan: planQuickly,
  repaint: repaintHalves,
  close: () => {},
  paintAngles: paintAnglesQuickly,
  paintLooks: paintLooksQuickly,
  paintCarousel: paintCardsQuickly,
  paintTrial: paintTrialQuickly,
  paintExtras: writeExtrasQuickly,
  paintStored: paintStoredQuickly,
}

/** The same painters, for tests about the texts of ads. */
export const TEXT_PAINTERS: PaintPool = {
  ...INSTANT_PAINTERS,
  paint: async (task, options) => {
    const { direction, seed } = await planQuickly(task, 'direction', options)
    const { format } = task
    const bare = { version: 2, format, seed, family: 'plain', candidate: 0, direction } as unknown as Layout
    return { ...(await paintHalves(task, options)), layout: layoutOfTexts(bare, direction, task.logo) }
  },
}

/** The same painters, for tests with models: a scene is planned, and the layout records whether there was one. */
export const PLANNING_PAINTERS: PaintPool = {
  ...INSTANT_PAINTERS,
  plan: async (task, depth, options) => {
    const plan = await planQuickly(task, depth, options)
    return depth === 'layout' ? { ...plan, scene: givenPlan(task.format) } : plan
  },
  paint: async (task, options) => {
    const family = task.scene ? 'scene' : 'plain'
    const direction = task.plan?.direction
    return {
      ...(await paintHalves(task, options)),
      layout: { ...BARE_LAYOUT, family, ...(direction && { direction }) } as Layout,
    }
  },
}

/** A plan with words at the left and the product at the right. */
export function givenPlan(format: AdFormat): ScenePlan {
  const { widthPx, heightPx } = fileRulesOf(format)
  return {
    family: 'scene',
    candidate: 0,
    format,
    widthPx,
    heightPx,
    floor: 0.9,
    standing: true,
    light: 'left',
    dark: false,
    quiet: [{ x: 0.07, y: 0.08, width: 0.4, height: 0.4 }],
    product: { x: 0.55, y: 0.15, width: 0.38, height: 0.75 },
    colors: { ground: '#dfe8f2', accent: '#1d4ed8' },
  }
}

/** Paints nothing until it is aborted, and then throws the reason. */
export const paintForever: Paint = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    if (signal.aborted) reject(signal.reason as Error)
  })
