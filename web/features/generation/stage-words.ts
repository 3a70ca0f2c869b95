import type { GenerationStage } from '#contract/ads/generation-stages.ts'
import { t } from '#web/i18n/i18n.ts'

/** The stages in words, for a user who waits. */
export const STAGE_WORDS: Record<GenerationStage, string> = {
  queued: t('Waiting for its turn'),
  brief: t('Reading your texts and looking at your photo'),
  writing: t('Finding the words'),
  imagining: t('Imagining the background'),
  direction: t('Choosing colors and letters'),
  layout: t('Placing words and product'),
  paint: t('Painting the picture'),
  inspect: t('Checking every word, edge and color'),
  store: t('Saving your ad'),
}
