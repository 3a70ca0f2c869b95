import { converter, differenceCiede2000, type Oklab, parse, type Rgb } from 'culori'
import { COLOR_PALETTES } from '#contract/choices.ts'
import type { AdFields, Layout } from '#studio/index.ts'
import type { PhotoLayer } from './layers.ts'
import type { Picture } from './picture.ts'
import type { PlacedMatte } from './placed-matte.ts'

/** METRICS.md: so near to a palette colour, a tint or a shade of it; or so grey that it has no hue. */
const NEAR_CIEDE2000 = 10
const NEUTRAL_CHROMA = 0.03
/** Steps from a colour to white, and as many to black: neighbours are nearer to each other than NEAR_CIEDE2000. */
const STEPS = 12
/** With less of the canvas left, the picture is the ad and the palette has nothing to say. */
const LEAST_SHARE = 0.05

const toLab = converter('lab65')
const toOklab = converter('oklab')
const toOklch = converter('oklch')
export const labDifference = differenceCiede2000()

/** Share of the pixels outside product and photo that are of the palette; undefined where hardly any are outside. */
export function paletteFidelity(
  ad: AdFields,
  layout: Layout,
  picture: Picture,
  matte: PlacedMatte | undefined,
): number | undefined {
  const isOurs = paletteTest(paletteOf(ad))
  const photos = layout.layers.filter((layer) => layer.kind === 'photo')
  let [outside, ours] = [0, 0]
  for (let index = 0; index < picture.widthPx * picture.heightPx; index += 1) {
    const [x, y] = [index % picture.widthPx, Math.floor(index / picture.widthPx)]
    if ((matte && matte.kind !== 'whole' && matte.alpha[index]! > 8) || photos.some((photo) => covers(photo, x, y)))
      continue
    outside += 1
    if (isOurs(picture.data[index * 3]!, picture.data[index * 3 + 1]!, picture.data[index * 3 + 2]!)) ours += 1
  }
  return outside < LEAST_SHARE * picture.widthPx * picture.heightPx ? undefined : ours / outside
}

function covers({ box }: PhotoLayer, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
}

function paletteOf({ colorPalette, customColors }: AdFields): string[] {
  if (colorPalette !== 'custom') return [...COLOR_PALETTES.find(({ id }) => id === colorPalette)!.colors]
  return customColors.filter((color) => parse(color) !== undefined)
}

/** Colours are told apart in steps of 8: half a step is far below NEAR_CIEDE2000, and few enough are left to remember. */
function paletteTest(colors: readonly string[]): (red: number, green: number, blue: number) => boolean {
  const wanted = colors.flatMap(tintsAndShades)
  const known = new Map<number, boolean>()
  return (red, green, blue) => {
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    let answer = known.get(key)
    if (answer === undefined) {
      answer = isNear({ mode: 'rgb', r: rounded(red), g: rounded(green), b: rounded(blue) }, wanted)
      known.set(key, answer)
    }
    return answer
  }
}

function rounded(channel: number): number {
  return Math.min(255, (channel >> 3) * 8 + 4) / 255
}

type Lab = NonNullable<ReturnType<typeof toLab>>

export function isNear(color: Rgb, wanted: readonly Lab[]): boolean {
  if (toOklch(color).c < NEUTRAL_CHROMA) return true
  const lab = toLab(color)
  return wanted.some((other) => Math.abs(other.l - lab.l) < 25 && labDifference(lab, other) <= NEAR_CIEDE2000)
}

/** The colour mixed with more and more white, and with more and more black, in OKLab. */
export function tintsAndShades(color: string): Lab[] {
  const { l, a, b } = toOklab(parse(color)!)
  const mixed = (end: number, share: number): Oklab => ({
    mode: 'oklab',
    l: l + (end - l) * share,
    a: a * (1 - share),
    b: b * (1 - share),
  })
  const shares = Array.from({ length: STEPS }, (_, step) => step / STEPS)
  return shares.flatMap((share) => [mixed(1, share), mixed(0, share)]).map((mix) => toLab(mix))
}
