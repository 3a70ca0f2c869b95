import { type FormatId, getFormat } from '#contract/formats.ts'
import { readColor } from '../colour/oklch.ts'
import { makeColorRoles, paletteHue } from '../colour/roles.ts'
import type { Brief } from '../brief/brief.ts'
import { type Mood, moodLight } from '../inspiration/mood.ts'
import { describeSteering, pictureSide, steerColors, steerWords } from '../inspiration/steer.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { createRandom } from '../random.ts'
import { chooseFamilies } from './choose-families.ts'
import type { Direction, Words } from './direction.ts'
import { pairType } from './type-pairing.ts'

/**
 * The rules' art direction: seeded, and the same for every format of one ad but for how much is said. The mood is that of
 * the inspiration images.
 */
export function chooseDirection(
  brief: Brief,
  hero: PhotoStudy,
  { format, seed, mood }: { format: FormatId; seed: number; mood?: Mood },
): Direction {
  const { ad } = brief
  const choice = { palette: ad.colorPalette, customColors: ad.customColors }
  const steering = mood && steerColors(mood, paletteHue(choice))
  const words = chooseWords(brief, format, seed)
  return {
    style: ad.adStyle,
    typography: ad.typography,
    tone: ad.tone,
    language: brief.language,
    textDirection: brief.textDirection,
    words: mood ? steerWords(mood, words) : words,
    colors: makeColorRoles(ad.adStyle, { ...choice, steering }),
    inspiration: mood && describeSteering(mood, steering),
    unreadableColors: ad.colorPalette === 'custom' ? ad.customColors.filter((color) => !readColor(color)) : [],
    type: pairType(ad.adStyle, ad.typography),
    families: chooseFamilies(ad.adStyle, hero, seed, mood && moodLight(mood)),
    pictureSide: mood && pictureSide(mood),
    seed,
  }
}

/** How often the name itself leads although a line of the person's own would do. */
const NAME_LEADS_SHARE = 0.2
/** Longest support line: one that a passer-by reads. */
const SUPPORT_MAX = 90

function chooseWords(brief: Brief, format: FormatId, seed: number): Words {
  const random = createRandom(seed, 'words')
  const { headlines, supports, name, offer, callToAction } = brief
  const leads = headlines.filter((line) => normalize(line) !== normalize(name))
  const nameLeads = leads.length === 0 || random.next() < NAME_LEADS_SHARE
  const headline = nameLeads ? name : leads[Math.min(leads.length - 1, Math.floor(random.next() ** 2 * leads.length))]!
  const said = normalize(headline)
  const support = supports.find(
    (line) =>
      line.length <= SUPPORT_MAX &&
      !normalize(line).includes(said) &&
      !said.includes(normalize(line)) &&
      normalize(line) !== normalize(name),
  )
  return {
    headline,
    name: normalize(headline) === normalize(name) ? undefined : name,
    support,
    proof: hasRoomForProof(format) ? brief.proof.filter((point) => normalize(point) !== said) : [],
    ...offer,
    callToAction,
  }
}

function normalize(text: string): string {
  return text
    .toLocaleLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/** Small formats drop, they never shrink: no list under 600 px. */
function hasRoomForProof(format: FormatId): boolean {
  return getFormat(format).widthPx >= 600 && getFormat(format).heightPx >= 600
}
