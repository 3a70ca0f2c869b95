import { levelOfLight, LINEAR_LIGHT } from '#contract/pictures/linear-light.ts'
import { type AdPlacement, type FileType, PLACEMENTS, takesSize } from '#contract/rulebook/placements.ts'
import { namesOfTypes, type CheckId, type Rule } from '#contract/rulebook/rules.ts'
import { writeShare } from '#contract/rulebook/state-rule.ts'

/** Two pictures for each rule, one that passes and one that fails, as data: draw-example.ts draws them. */
interface Example {
  /** The aim of the check by which the two are judged: a placement's id, or `all`. */
  target: string
  passes: ExamplePicture
  fails: ExamplePicture
}

export interface ExamplePicture {
  /** The picture in one plain sentence. */
  description: string
  widthPx: number
  heightPx: number
  type: FileType | 'avif'
  /** Color of the ground, as #rrggbb. */
  ground: string
  lines: readonly ExampleLine[]
  /** A form that is a control, or that is taken for none: plus and cross in the corner, the others in the middle. */
  mark?: 'plus' | 'cross' | 'disc' | 'triangle'
  /** Color of a line of one pixel round the picture. */
  border?: string
  hasRoundCorners?: true
  colors?: 'p3' | 'cmyk'
  /** IPTC's term for how the picture was made. */
  digitalSource?: string
  /** Size to which the file is filled up. */
  bytes?: number
}

/** Words on one line, as large as fits the box. */
export interface ExampleLine {
  text: string
  color: string
  box: { x: number; y: number; width: number; height: number }
}

type Part = Partial<ExamplePicture> & Pick<ExamplePicture, 'description'>

/** Returns the two examples of a rule. They differ in nothing but what the rule is about. */
export function exampleOf(rule: Rule): Example {
  const placement = placementOf(rule)
  const size = placement ? smallestSize(placement) : SIZE_OF_NOBODY
  const start = { placement, size, free: freeBox(placement, size) }
  const { passes, fails } = PAIRS[rule.check](rule, start)
  const base = baseOf(start)
  return { target: placement?.id ?? 'all', passes: { ...base, ...passes }, fails: { ...base, ...fails } }
}

/** A size that no platform takes, so that only the bounds of ours are asked. */
const SIZE_OF_NOBODY = { widthPx: 520, heightPx: 410 }
/** Shorter side on which a few words can be read. */
const SIDE_MIN_PX = 200

interface Size {
  widthPx: number
  heightPx: number
}

interface Start {
  placement: AdPlacement | undefined
  size: Size
  /** The part of the picture that the platform leaves free. */
  free: ExampleLine['box']
}

/** Returns the rule's placement; a rule about many is shown on the smallest of them on which words can be read. */
function placementOf({ placements, platform }: Rule): AdPlacement | undefined {
  if (!platform) return undefined
  const ofRule = PLACEMENTS.filter(
    ({ id, platform: owner }) => owner === platform && (placements?.includes(id) ?? true),
  )
  const readable = ofRule.filter(
    (one) => Math.min(smallestSize(one).widthPx, smallestSize(one).heightPx) >= SIDE_MIN_PX,
  )
  const area = (one: AdPlacement) => smallestSize(one).widthPx * smallestSize(one).heightPx
  return (readable.length > 0 ? readable : ofRule).toSorted((one, other) => area(one) - area(other))[0]
}

function smallestSize({ widthPx, heightPx, ratio }: AdPlacement): Size {
  if (!ratio) return { widthPx, heightPx }
  const { minWidthPx, minHeightPx } = ratio
  const least = SIDE_MIN_PX / Math.min(widthPx, heightPx)
  const scale = Math.max(minWidthPx / widthPx, minHeightPx / heightPx, least)
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) }
}

function freeBox(placement: AdPlacement | undefined, { widthPx, heightPx }: Size): ExampleLine['box'] {
  const { top, foot, sides } = placement?.covered ?? { top: 0, foot: 0, sides: 0 }
  return {
    x: sides * widthPx,
    y: top * heightPx,
    width: (1 - 2 * sides) * widthPx,
    height: (1 - top - foot) * heightPx,
  }
}

const GROUND = '#12324a'
const INK = '#ffffff'
const TEXT = 'Fresh bread daily'

function baseOf({ placement, size, free }: Start): Omit<ExamplePicture, 'description'> {
  // Microsoft takes no words at all.
  const lines = placement?.platform === 'microsoft' ? [] : [oneLine(free)]
  return { ...size, type: placement?.types?.[0] ?? 'jpeg', ground: GROUND, lines }
}

/** Shares of the free part's width that a line takes across and in height, and its highest share of the height. */
const LINE_WIDTH = 0.84
const LINE_HEIGHT = 0.16
const LINE_HEIGHT_MAX = 0.5

interface LineOptions {
  text?: string
  color?: string
  /** Shares of the box: the line's middle in its height, and its width. */
  at?: number
  across?: number
}

/** Returns a line in the middle of a box, or at another share of its height. */
function oneLine(
  { x, y, width, height }: ExampleLine['box'],
  { text = TEXT, color = INK, at = 0.5, across = LINE_WIDTH }: LineOptions = {},
): ExampleLine {
  const line = { width: width * across, height: Math.min(height * LINE_HEIGHT_MAX, width * LINE_HEIGHT) }
  return {
    text,
    color,
    box: { x: x + (width - line.width) / 2, y: y + height * at - line.height / 2, ...line },
  }
}

const PAIRS: Record<CheckId, (rule: Rule, start: Start) => { passes: Part; fails: Part }> = {
  size: (_rule, { placement, size }) => {
    const other = wrongSize(placement!, size)
    return {
      passes: { description: inPixels(size) },
      fails: { description: inPixels(other), ...other },
    }
  },
  bytes: ({ bound = 0 }) => ({
    passes: { description: `A file of ${inDigits(bound)} bytes.`, bytes: bound },
    fails: { description: `A file of ${inDigits(bound + 1)} bytes.`, bytes: bound + 1 },
  }),
  'file-type': (_rule, { placement }) => {
    const types = placement!.types!
    const other = types.includes('webp') ? 'avif' : 'webp'
    return {
      passes: { description: `A file of the type ${namesOfTypes(types.slice(0, 1))}.`, type: types[0]! },
      fails: { description: `A file of the type ${other === 'avif' ? 'AVIF' : 'WebP'}.`, type: other },
    }
  },
  'color-space': ({ platform }) => ({
    passes: { description: 'A file in sRGB without a color profile.' },
    fails: platform
      ? { description: 'A file with the color profile Display P3.', colors: 'p3' }
      : { description: 'A file in CMYK, as for print.', colors: 'cmyk' },
  }),
  transparency: (_rule, { free }) => {
    // A dark plate on nothing would vanish on a dark page, which is another rule.
    const part = { type: 'png', ground: LIGHT_GROUND, lines: [oneLine(free, { color: GROUND })] } as const
    return {
      passes: { ...part, description: 'A PNG whose pixels are all opaque.' },
      fails: {
        ...part,
        description: 'A PNG with round corners, outside of which it is transparent.',
        hasRoundCorners: true,
      },
    }
  },
  'safe-zone': (_rule, { placement, size, free }) => {
    const { top } = placement!.covered!
    const above = { x: free.x, y: 0, width: free.width, height: top * size.heightPx }
    return {
      passes: { description: 'Words only in the part that stays free.' },
      fails: {
        description: `Words in the upper ${writeShare(top)} as well.`,
        lines: [oneLine(free), oneLine(above, { text: 'Open on Sundays' })],
      },
    }
  },
  contrast: ({ bound = 3 }, start) => ({
    passes: inGray(bound * CLEARLY_OVER, start),
    fails: inGray(bound * CLEARLY_UNDER, start),
  }),
  'text-share': ({ bound = 0 }, { free }) => {
    const lines = MANY_LINES.map((text, at) =>
      oneLine(free, { text, at: (at + 0.5) / MANY_LINES.length, across: 0.98 }),
    )
    if (bound === 0)
      return {
        passes: { description: 'A picture without words.', lines: [] },
        fails: { description: 'A picture with one line of words.', lines: [oneLine(free)] },
      }
    return {
      passes: { description: 'One line of words.' },
      fails: { description: 'Five lines of words that fill most of the free part.', lines },
    }
  },
  'close-button': () => ({
    passes: { description: 'A plus in the upper right corner.', mark: 'plus' },
    fails: { description: 'A cross in the upper right corner.', mark: 'cross' },
  }),
  'play-button': (_rule, { free }) => {
    const lines = [oneLine(free, { at: 0.84 })]
    return {
      passes: { description: 'A disc in the middle.', mark: 'disc', lines },
      fails: { description: 'A disc in the middle with a triangle that points to the right.', mark: 'triangle', lines },
    }
  },
  capitals: (_rule, start) => inWords(start, TEXT, TEXT.toUpperCase()),
  punctuation: (_rule, start) => inWords(start, 'Fresh bread!', 'Fresh bread!!'),
  'ai-mark': () => ({
    passes: {
      description: 'A file that says that a camera took it (`digitalCapture`).',
      digitalSource: 'digitalCapture',
    },
    fails: {
      description: 'A file that says that AI made it (`trainedAlgorithmicMedia`).',
      digitalSource: 'trainedAlgorithmicMedia',
    },
  }),
  edge: (_rule, start) => ({
    passes: { description: 'A white ground with a gray border of one pixel.', border: '#8a8a8a', ...onWhite(start) },
    fails: { description: 'A white ground without a border.', ...onWhite(start) },
  }),
  tint: (_rule, start) => ({
    passes: { description: `A ground in ${GROUND}.` },
    fails: { description: 'A white ground.', ...onWhite(start) },
  }),
  'color-blind': (_rule, { free }) => {
    const [ground, alike, apart] = COLORS_OF_THE_BLIND
    return {
      passes: { description: `Words in ${apart} on ${ground}.`, ground, lines: [oneLine(free, { color: apart })] },
      fails: { description: `Words in ${alike} on ${ground}.`, ground, lines: [oneLine(free, { color: alike })] },
    }
  },
  thumbnail: ({ bound = 7 }, { size, free }) => {
    const { x, y, width, height } = free
    const small = bound * TINY_SHARE * (size.widthPx / THUMBNAIL_PX)
    const box = { x: x + width * 0.1, y: y + height * 0.5, width: width * 0.8, height: small }
    return {
      passes: { description: 'A headline across most of the width.' },
      fails: {
        description: `No words higher than ${Math.round(small)} pixels.`,
        lines: [{ text: TEXT, color: INK, box }],
      },
    }
  },
  'dark-mode': () => ({
    passes: { description: `A ground in ${GROUND}.` },
    fails: { description: 'A black ground.', ground: '#000000' },
  }),
}

/** Returns the nearest size that is not taken: below the minimum, else out of shape. */
function wrongSize(placement: AdPlacement, { widthPx, heightPx }: Size): Size {
  const smaller = { widthPx: widthPx - 1, heightPx: heightPx - 1 }
  if (!takesSize(placement, smaller) && placement.ratio) return smaller
  const wider = { widthPx: widthPx + 1, heightPx }
  while (takesSize(placement, wider)) wider.widthPx++
  return wider
}

function inPixels({ widthPx, heightPx }: Size): string {
  return `A picture of ${widthPx} × ${heightPx} pixels.`
}

function inDigits(count: number): string {
  return count.toLocaleString('en-US')
}

/** The measured contrast of thin letters is below that of their colors, so that examples keep away from the bound. */
const CLEARLY_OVER = 1.35
const CLEARLY_UNDER = 0.78
/** No white: Criteo asks for a border round that. */
const GRAY_GROUND = 0xe6

/** Returns gray words whose contrast to the ground has a certain ratio (WCAG 2.2). */
function inGray(ratio: number, { free }: Start): Part {
  const ink = levelOfLight((LINEAR_LIGHT[GRAY_GROUND]! + 0.05) / ratio - 0.05)
  const [color, ground] = [ink, GRAY_GROUND].map((level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`) as [
    string,
    string,
  ]
  const description = `Words in ${color} on ${ground}, a contrast of ${ratio.toFixed(1)}:1.`
  return { description, ground, lines: [oneLine(free, { color })] }
}

function inWords({ free }: Start, good: string, bad: string): { passes: Part; fails: Part } {
  const part = (text: string) => ({ description: `The words “${text}”.`, lines: [oneLine(free, { text })] })
  return { passes: part(good), fails: part(bad) }
}

function onWhite({ free }: Start): Pick<ExamplePicture, 'ground' | 'lines'> {
  return { ground: '#ffffff', lines: [oneLine(free, { color: GROUND })] }
}

const LIGHT_GROUND = '#ffd27a'

const MANY_LINES = [
  'Fresh bread daily',
  'Rolls and pretzels',
  'Cakes for parties',
  'Coffee and cocoa',
  'Open on Sundays',
]

/** A ground with an ink that is lost on it for the color-blind though it is bright enough for others, and one that is not. */
const COLORS_OF_THE_BLIND = ['#0000c0', '#ff0f60', '#ffe3ec'] as const

const THUMBNAIL_PX = 300
/** Height of a line by the height of the smallest capitals that can be read. */
const TINY_SHARE = 0.9
