import { type AdStyle, COLOR_PALETTES, type ColorPalette } from '#contract/choices.ts'

/** Ads of one product in every look, made by `npm run previews`. */
const pictures = import.meta.glob<string>('../../assets/styles/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

type PresetPalette = Exclude<ColorPalette, 'custom'>

/** The palette of each style before one is chosen: six different ones, so that none looks preselected. */
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

/** Gives the address of a style's preview in the chosen palette; custom colors use the nearest palette. */
export function previewUrl(style: AdStyle, { colorPalette, customColors }: Palette): string | undefined {
  const palette = colorPalette === 'custom' ? nearestPalette(customColors) : colorPalette
  return pictures[`../../assets/styles/${style}-${palette ?? OWN_PALETTE[style]}.avif`]
}

/** Difference between the strongest and the weakest channel below which a color has no recognizable hue. */
const GREYISH = 24

/** Gives the palette nearest to the hue of the first custom color that has one; undefined if none has. */
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

/** Gives the hue in degrees of a hex code with three or six digits. */
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
