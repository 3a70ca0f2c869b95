import type { Refusal } from '#studio/index.ts'
import type { StudyFacts } from '#server/pictures/images/study-file.ts'

/**
 * Explains why the studio would cut a photo out or leave it whole, in one sentence for a user who sells things and does
 * not retouch photos.
 */
export function explainTreatment(study: Pick<StudyFacts, 'treatment' | 'kind' | 'shows' | 'refused'>): string {
  if (study.treatment === 'photo') return WHOLE[whyWhole(study)]
  if (study.kind === 'transparent') return 'This picture has no background, so the product can stand anywhere.'
  if (study.treatment === 'multiply') return 'The plain background goes, while glass and the real shadow stay.'
  return 'The product stands out clearly from its background.'
}

/** Returns the reason to leave it whole; if nothing was found to refuse, by what the photo shows. */
function whyWhole({ refused, kind, shows }: Pick<StudyFacts, 'kind' | 'shows' | 'refused'>): keyof typeof WHOLE {
  if (refused) return refused.because
  if (kind === 'person') return 'person'
  return shows === 'product-shot' ? 'nothing' : shows
}

const WHOLE: Record<Refusal | 'nothing', string> = {
  person: 'There is a person in this photo, and people are not cut out.',
  scene: 'The place belongs to this picture, so the photo is shown with it.',
  'close-up': 'The product fills the photo, so there is hardly a background to take away.',
  'flat-artwork': 'This looks like a drawing or a screen, which is shown as it is.',
  'with-words': 'This picture has words of its own, which a cut would take away.',
  parts: 'It is not clear which parts belong to the product, so nothing is cut away.',
  'see-through': 'Glass, wires or a net would be lost, so the background stays behind them.',
  'like-ground': 'Parts of the product have the color of the background, so its edge cannot be seen there.',
  'soft-edge': 'The edge of the product is soft or runs into its shadow, so a cut would look rough.',
  'cut-off': 'The product is cut off by the edge of the photo, which would show.',
  unsure: 'It is not clear enough where the product ends.',
  nothing: 'No single product stands out in this photo.',
}
