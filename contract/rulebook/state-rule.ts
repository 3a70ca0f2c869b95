import { findPlacement, type AdPlacement } from './placements.ts'
import { platformName } from './platforms.ts'
import { namesOfTypes, type Rule } from './rules.ts'

/** Returns a rule as one plain sentence in English, which `translated` knows. */
export function stateRule(rule: Rule): string {
  const placement = rule.placements?.[0] === undefined ? undefined : findPlacement(rule.placements[0])
  if (placement && BY_PLACEMENT[rule.check]) return BY_PLACEMENT[rule.check]!(placement)
  return STATEMENTS[rule.id] ?? rule.id
}

/** Returns a number of bytes as people write it: 150 KB, 5 MB, 2.5 MB. */
export function writeBytes(bytes: number): string {
  return bytes < 1_000_000 || bytes === 5_120_000
    ? `${Math.round(bytes / 1_000)} KB`
    : `${Math.round(bytes / 100_000) / 10} MB`
}

/** Returns the placement's name with its platform's: "Google Ads, Billboard". */
export function fullName({ platform, name }: AdPlacement): string {
  return `${platformName(platform)}, ${name}`
}

const BY_PLACEMENT: Partial<Record<Rule['check'], (placement: AdPlacement) => string>> = {
  size: (placement) => {
    const name = fullName(placement)
    const size = `${placement.widthPx} × ${placement.heightPx}`
    if (!placement.ratio) return `${name} takes exactly ${size} pixels.`
    const { minWidthPx, minHeightPx } = placement.ratio
    if (minWidthPx === 1) return `${name} takes the shape of ${size} pixels, in any size.`
    const least = `${minWidthPx} × ${minHeightPx}`
    return `${name} takes the shape of ${size} pixels, from ${least} pixels on.`
  },
  bytes: (placement) => {
    const name = fullName(placement)
    const limit = writeBytes(placement.maxBytes!)
    return `${name} takes files of at most ${limit}.`
  },
  'file-type': (placement) => {
    const name = fullName(placement)
    const types = namesOfTypes(placement.types!)
    return `${name} takes these file types: ${types}.`
  },
  'safe-zone': (placement) => {
    const name = fullName(placement)
    const { top, foot, sides } = placement.covered!
    const [above, below, beside] = [top, foot, sides].map(writeShare)
    return sides > 0
      ? `${name} wants no words in the upper ${above}, the lower ${below} and ${beside} at either side.`
      : `${name} wants no words in the upper ${above} and the lower ${below}.`
  },
}

/** Returns a share as people write it: 14%. */
export function writeShare(share: number): string {
  return `${Math.round(share * 100)}%`
}

const STATEMENTS: Record<string, string> = {
  'pinterest-color-space': 'Pinterest turns every picture into an sRGB JPEG and does not support color profiles.',
  'color-space': 'Only plain sRGB looks alike on every screen and in every ad system.',
  'google-transparency': 'Google Ads does not allow ads with a transparent background.',
  transparency: 'What is transparent takes the color of the page, which nobody knows beforehand.',
  'criteo-contrast': 'Criteo asks for a contrast of at least 4.5:1 between words and their ground.',
  contrast: 'Large words need a contrast of at least 3:1 to be read, smaller ones 4.5:1.',
  'google-text-share': 'In images of responsive display ads, Google Ads takes text on at most 20% of the area.',
  'microsoft-text-share': 'Microsoft Advertising does not allow text on the images of audience ads.',
  'google-close-button': 'Google Ads does not allow ads with features that do not work, such as close buttons.',
  'meta-close-button': 'Meta does not allow pictures of features that do not work.',
  'google-play-button':
    'Google Ads does not allow ads with features that do not work: a play button has to play something.',
  'meta-play-button': 'Meta does not allow the picture of a play button that plays nothing.',
  'google-capitals':
    'Google Ads does not allow words in capitals for emphasis; short forms, coupon codes, brands and product names may be written so.',
  'google-punctuation': 'Google Ads does not allow repeated punctuation such as “flowers!!”.',
  'google-ai-mark':
    'Google Ads asks whether the picture has to be labeled as made or edited with AI: answer yes if the file says so.',
  'meta-ai-mark':
    'Meta labels ads that its own AI features made; in ads about politics and social issues you have to say yourself that AI made or changed a picture.',
  'pinterest-ai-mark': 'Pinterest reads the file’s mark and may show “AI modified” on the picture.',
  'tiktok-ai-mark': 'TikTok requires its AI disclaimer for pictures that AI made or changed to a large extent.',
  'ai-mark':
    'A picture with a part that AI made says so in its file, by IPTC’s digital source type or a C2PA manifest.',
  'amazon-edge': 'Amazon Ads wants a visible border of one pixel, or a ground that stands out from the white page.',
  'criteo-edge': 'Criteo advises against a plain white ground, because shops’ pages are white too.',
  'pinterest-tint':
    'Pinterest lays a tint on pictures with a white ground (black, 4%) in light mode, and on those with a black ground (white, 10%) in dark mode.',
  'color-blind':
    'Words and their ground have to differ in lightness, because one man in twelve confuses red and green.',
  thumbnail: 'In a list the picture is shown about 300 pixels wide: its largest words have to be read there.',
  'dark-mode': 'On a dark page, dark words on a transparent ground vanish, and a black picture has no edge.',
}
