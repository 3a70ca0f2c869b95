import { isDeepStrictEqual } from 'node:util'
import type { Dial, SentDials } from '#contract/ads/dials.ts'
import type { FormatId } from '#contract/formats.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { PictureOwn } from '#server/platform/db/painted.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'
import { wantedCutOut } from '#server/ads/variants/find-staleness.ts'

/**
 * Returns what a picture has of its own after a change. A change of all pictures removes it in the changed fields; a
 * change of this picture adds to it, except for what the ad has anyway: so neither the reverse change nor an update of
 * a stale picture leaves anything behind.
 */
export async function ownAfterChange(
  { own, texts }: Pick<VariantRow, 'own' | 'texts'>,
  changes: AcceptedChanges,
  ad: CreativeRow,
): Promise<PictureOwn | null> {
  const before = own ?? {}
  const { wordsOfOne } = await openWords()
  const { onlyThese, words: typed = {} } = changes
  const { words = {}, ...others } = before
  const left = onlyThese
    ? wordsOfOne({ own: words, changes: typed, shown: texts ?? [] }, ad)
    : Object.fromEntries(Object.entries(words).filter(([part]) => !(part in typed)))
  const after: PictureOwn = {
    ...(Object.keys(left).length > 0 && { words: left }),
    ...ownPhoto(others, changes, ad),
    ...ownLogo(others, changes, ad),
    ...ownDials(others, changes, ad),
  }
  return Object.keys(after).length > 0 ? after : null
}

/** Applies a change of all pictures to those of a copy that are still to be made. */
export async function waitingOwnAfter(
  formatOwn: CreativeRow['formatOwn'],
  changes: AcceptedChanges,
  ad: CreativeRow,
): Promise<CreativeRow['formatOwn']> {
  if (changes.onlyThese) return formatOwn
  const after: CreativeRow['formatOwn'] = {}
  for (const [format, own] of Object.entries(formatOwn) as [FormatId, PictureOwn][]) {
    const left = await ownAfterChange({ own, texts: null }, changes, ad)
    if (left) after[format] = left
  }
  return after
}

function ownPhoto(
  before: PictureOwn,
  { hero, cutOut, onlyThese }: AcceptedChanges,
  { productImages }: CreativeRow,
): Pick<PictureOwn, 'hero' | 'cutOut'> {
  const [leads] = productImages
  const led = hero === undefined ? before.hero : onlyThese && hero !== leads?.url ? hero : undefined
  const entry = productImages.find(({ url }) => url === led) ?? leads
  // Another photo comes with the cut-out of its own.
  const wanted = cutOut ?? (hero === undefined ? before.cutOut : undefined)
  const isOfAd = (!onlyThese && cutOut !== undefined && !led) || (entry && wanted === wantedCutOut(entry))
  return { ...(led && { hero: led }), ...(wanted && !isOfAd && { cutOut: wanted }) }
}

function ownLogo(
  before: PictureOwn,
  { logo, onlyThese }: AcceptedChanges,
  ad: Pick<CreativeRow, 'logo'>,
): Pick<PictureOwn, 'logo'> {
  const wanted = logo === undefined ? before.logo : onlyThese ? logo : undefined
  return wanted === undefined || isDeepStrictEqual(wanted, ad.logo) ? {} : { logo: wanted }
}

function ownDials(
  before: PictureOwn,
  { dials = {}, onlyThese }: AcceptedChanges,
  ad: Pick<CreativeRow, 'dials'>,
): Pick<PictureOwn, 'dials'> {
  const all = Object.entries(onlyThese ? { ...before.dials, ...dials } : (before.dials ?? {})) as [
    Dial,
    SentDials[Dial],
  ][]
  const left = all.filter(([dial, value]) => {
    const isTaken = !onlyThese && dials[dial] !== undefined
    return value !== undefined && !isTaken && (value || undefined) !== ad.dials[dial]
  })
  return left.length > 0 ? { dials: Object.fromEntries(left) } : {}
}
