import type { AdStyle } from '#contract/choices.ts'
import type { Box } from '#contract/ads/report.ts'
import type { AdFields, ScenePlan, Suggestion } from '#studio/index.ts'
import { fillPrompt, quoted, readPrompt } from '../prompts/read-prompt.ts'
import { promptColorName } from './name-color.ts'
import type { PictureShape } from './picture-shape.ts'

type SceneIdea = Suggestion['scenes'][number]

export interface SceneAsk {
  ad: AdFields
  plan: ScenePlan
  /** A director's idea, or undefined for the style's own. */
  idea: SceneIdea | undefined
  /** Numbers of pictures that go along: the product first, then inspiration. */
  references: { product: boolean; inspiration: number }
}

const PROMPT = readPrompt('scene-1')
export const SCENE_PROMPT_VERSION = PROMPT.version

const IDEA_MAX = 200
const TYPED_MAX = 240

/**
 * Builds the prompt of an image model: the place, its light, and what has to stay free, in the picture's own
 * proportions.
 */
export function scenePrompt({ ad, plan, idea, references }: SceneAsk, shape: PictureShape): string {
  const { place, light, motif } = idea && isUsable(idea) ? idea : STYLE_IDEAS[ad.adStyle]
  const shown = cropOf(plan, shape)
  const product = inPicture(plan.product, shown)
  return fillPrompt(PROMPT, {
    style: STYLE_WORDS[ad.adStyle],
    place: quoted(place, IDEA_MAX),
    light: quoted(light, IDEA_MAX),
    motif: quoted(motif, IDEA_MAX),
    side: plan.light === 'front' ? 'from the front' : `from the ${plan.light}`,
    ground: promptColorName(plan.colors.ground),
    accent: promptColorName(plan.colors.accent),
    tone: plan.dark ? 'Deep and dark enough for white words' : 'Bright enough for dark words',
    stand: plan.standing
      ? `a level surface runs across the picture, its front at ${percent(product.y + product.height)} from the top; a product will be put on it`
      : 'a product will be hung into it',
    product: describe(product),
    quiet: plan.quiet.map((box) => describe(inPicture(box, shown))).join('; '),
    crop: describeCrop(shown),
    references: describeReferences(references),
    typed: quoted(`${ad.productName}: ${ad.productDescription}`, TYPED_MAX),
  })
}

/** Returns false for a director's idea that is empty or has a thing with letters in it: it is not painted. */
function isUsable({ place, light, motif }: SceneIdea): boolean {
  return Boolean(place.trim() && light.trim() && motif.trim()) && !LETTERED.test([place, light, motif].join(' '))
}

const LETTERED =
  /\b(?:text|letter|word|sign|logo|label|poster|book|newspaper|magazine|screen|billboard|neon|brand|writing|caption|watermark)/i

const STYLE_WORDS: Record<AdStyle, string> = {
  clean: 'clean and minimal, with much air',
  bold: 'bold and vibrant, with strong clear color',
  luxury: 'luxurious and restrained, in deep tones',
  playful: 'playful and cheerful, with soft round forms',
  corporate: 'orderly and trustworthy, with straight lines',
  modern: 'modern and striking, with depth and soft glow',
}

const STYLE_IDEAS: Record<AdStyle, SceneIdea> = {
  clean: {
    place: 'a plain plaster wall and a smooth stone ledge',
    light: 'soft morning daylight',
    motif: 'the shadow of a leaf',
  },
  bold: {
    place: 'a seamless studio backdrop and floor in one strong color',
    light: 'hard clear studio light',
    motif: 'one large plain geometric form',
  },
  luxury: {
    place: 'a polished dark stone surface before a velvet curtain',
    light: 'one narrow warm spotlight',
    motif: 'a faint fold of silk',
  },
  playful: {
    place: 'a pastel set of rounded steps and arches',
    light: 'bright even daylight',
    motif: 'a few plain paper balls',
  },
  corporate: {
    place: 'a pale concrete table before a wide window',
    light: 'cool even daylight',
    motif: 'the blurred lines of a quiet room',
  },
  modern: {
    place: 'a dark glossy floor before a gradient backdrop',
    light: 'a soft colored glow from behind',
    motif: 'thin haze',
  },
}

/** Returns the part of the picture that is shown, in shares of it: cropped about its center. */
function cropOf(canvas: { widthPx: number; heightPx: number }, picture: PictureShape) {
  const ratio = canvas.widthPx / canvas.heightPx / (picture.widthPx / picture.heightPx)
  return { width: Math.min(1, ratio), height: Math.min(1, 1 / ratio) }
}

function inPicture(box: Box, shown: { width: number; height: number }): Box {
  return {
    x: 0.5 + (box.x - 0.5) * shown.width,
    y: 0.5 + (box.y - 0.5) * shown.height,
    width: box.width * shown.width,
    height: box.height * shown.height,
  }
}

function describe({ x, y, width, height }: Box): string {
  const across = nameThird(x + width / 2, ['left', 'middle', 'right'])
  const down = nameThird(y + height / 2, ['upper', 'middle', 'lower'])
  const where = across === down ? 'in the middle' : `at the ${down} ${across}`
  return `${where} (${percent(x)} to ${percent(x + width)} across, ${percent(y)} to ${percent(y + height)} down)`
}

function nameThird(at: number, names: readonly [string, string, string]): string {
  return names[at < 0.4 ? 0 : at > 0.6 ? 2 : 1]
}

function describeCrop({ width, height }: { width: number; height: number }): string {
  if (height < 0.95) return `Only a band across the middle, ${percent(height)} of the height, will be seen.`
  if (width < 0.95) return `Only the middle ${percent(width)} of the width will be seen.`
  return 'All of the picture will be seen.'
}

function describeReferences({ product, inspiration }: SceneAsk['references']): string {
  const parts = [
    product && 'The first attached picture shows the product, for its light and size only: do not paint it.',
    inspiration > 0 &&
      `The ${product ? 'other' : 'attached'} pictures are for mood and color only: copy nothing from them.`,
  ]
  return parts.filter(Boolean).join(' ')
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
}
