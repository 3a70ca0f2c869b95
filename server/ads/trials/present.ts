import { getFormat, sortByFormat } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { findAliases } from '#contract/ads/trials/design.ts'
import { trialFactorName } from '#contract/ads/trials/factors.ts'
import type { Trial, TrialPicture, Trials } from '#contract/ads/trials/trial.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import { nameOfPicture } from './names.ts'
import { listShownTrialPictures, listTrials, type ShownTrialPicture, type TrialRow } from './store.ts'

/** Presents the trials of an ad with their pictures, the newest first. */
export async function presentTrials(db: Database, creative: CreativeRow): Promise<Trials> {
  const rows = await listTrials(db, creative.id)
  const pictures = await listShownTrialPictures(
    db,
    rows.map(({ id }) => id),
  )
  const byTrial = Map.groupBy(pictures, ({ trialId }) => trialId)
  return { trials: await Promise.all(rows.map((row) => presentTrial(row, byTrial.get(row.id) ?? [], creative))) }
}

async function presentTrial(
  trial: TrialRow,
  pictures: readonly ShownTrialPicture[],
  creative: CreativeRow,
): Promise<Trial> {
  const { id, version, campaign, factors, labels, runs, createdAt } = trial
  return {
    id,
    version,
    campaign,
    factors: factors.map(({ factor }, at) => ({ factor, levels: labels[at]! })),
    runs,
    aliases: describeAliases(trial),
    pictures: await Promise.all(sortByFormat(pictures).map((picture) => presentPicture(trial, picture, creative))),
    createdAt: createdAt.toISOString(),
  }
}

/** Returns one sentence for each effect that this fraction cannot tell from another. */
function describeAliases({ factors, runs }: TrialRow): string[] {
  const aliases = findAliases(
    runs,
    factors.map(({ levels }) => levels.length + 1),
  )
  const nameOf = (at: number) => trialFactorName(factors[at]!.factor).toLowerCase()
  return aliases.map(({ factor, withPair: [first, second] }) => {
    return `An effect of the ${nameOf(factor)} may also come from the ${nameOf(first)} and the ${nameOf(second)} together.`
  })
}

async function presentPicture(
  trial: TrialRow,
  { run, format, state, message, imageId, painted }: ShownTrialPicture,
  creative: CreativeRow,
): Promise<TrialPicture> {
  const { widthPx, heightPx } = getFormat(format)
  return {
    run,
    format,
    name: nameOfPicture(trial, run, format),
    state,
    message,
    imageUrl: imageId && imageUrl(imageId),
    width: widthPx,
    height: heightPx,
    findings: painted ? await findLacking(painted, withRunWords(creative, trial, run)) : [],
  }
}

/** Returns an ad with the words of a combination of levels. */
export function withRunWords(
  creative: CreativeRow,
  { factors, runs }: Pick<TrialRow, 'factors' | 'runs'>,
  run: number,
) {
  const words = { ...creative.words }
  for (const [at, sent] of factors.entries()) {
    const level = runs[run]![at]!
    if (level === 0) continue
    if (sent.factor === 'headline' || sent.factor === 'callToAction') words[sent.factor] = sent.levels[level - 1]!
    else if (sent.factor === 'price') Object.assign(words, sent.levels[level - 1])
  }
  return { ...creative, words }
}
