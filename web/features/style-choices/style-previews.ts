import { type AdStyle, COLOR_PALETTES, type ColorPalette } from '#contract/choices.ts'

/** Ads that the studio made of one product in every look, by `npm run previews`. */
const pictures = import.meta.glob<string>('../../assets/styles/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

type PresetPalette = Exclude<ColorPalette, 'custom'>

/** What each style wears until a palette is chosen: six different ones, so that none looks preselected. */
const OWN_PALETTE: Record<AdStyle, PresetPalette> = {
  clean: 'green',
  bold: 'red',
  luxury: 'purple',
  playful: 'yellow',
  corporate: 'blue',
  modern: 'purple',
}

interface Palette {
  colorPalette: ColorPalette | null
  customColors: readonly string[]
}

/** The address of a style's preview in the chosen palette; custom colors are shown by the palette nearest to them. */
export function previewUrl(style: AdStyle, { colorPalette, customColors }: Palette): string | undefined {
  const palette = colorPalette === 'custom' ? nearestPalette(customColors) : colorPalette
  return pictures[`../../assets/styles/${style}-${palette ?? OWN_PALETTE[style]}.avif`]
}

/** Under this difference of its strongest and weakest channel a color has no hue to speak of. */
const GREYISH = 24

/** By the hue of the first custom color that has one; undefined where none can be read. */
export function nearestPalette(customColors: readonly string[]): PresetPalette | undefined {
  const hues = customColors.map(hueOf)
  const hue = hues.find((found) => found !== undefined)
  if (hue === undefined) return undefined
  const distances = COLOR_PALETTES.flatMap(({ id, colors: [lead] }) => {
    const own = lead === undefined ? undefined : hueOf(lead)
    return id === 'custom' || own === undefined ? [] : [{ id, distance: distance(own, hue) }]
  })
  return distances.toSorted((first, second) => first.distance - second.distance)[0]?.id
}

function distance(first: number, second: number): number {
  const difference = Math.abs(first - second)
  return Math.min(difference, 360 - difference)
}

/** Degrees, of a hex code with three or six digits. */
function hueOf(color: string): number | undefined {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(color.trim()) ?? []
  const digits = short ? short.replaceAll(/./g, '$&$&') : long
  if (!digits) return undefined
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < GREYISH) return undefined
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4)
}
