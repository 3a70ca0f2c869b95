import { treatmentsOf } from '../../layout/families/treatment.ts'
import type { Treatment } from '../../layers/treatment.ts'
import type { Check } from '../check.ts'
import { info, quote, warning } from '../finding.ts'

/**
 * Notes of the art direction for the user: colors that could not be read, prices that claim nothing, what the
 * inspiration gave, and that the picture is not like those that it was to be like.
 */
export const notes: Check = ({ layout }) => {
  const { unreadableColors, offerDoubt, inspiration } = layout.direction
  const { treatment, composedAnew } = layout
  const shown = treatmentsOf(layout)
  const [other] = treatment && !shown.includes(treatment) ? shown : []
  return [
    ...unreadableColors.map((color) =>
      warning('color', `${quote(color)} is not a color and was left out. Write it like #3B82F6.`),
    ),
    ...(offerDoubt ? [warning('offer', offerDoubt)] : []),
    ...(inspiration ? [info('inspiration', inspiration)] : []),
    ...(treatment && other ? [info('treatment', treatmentMessage(treatment, other))] : []),
    ...(composedAnew ? [info('copy', COMPOSED_DIFFERENTLY)] : []),
  ]
}

const COMPOSED_DIFFERENTLY =
  'The words of this copy do not fit into the composition of the picture that it was made from, so it is composed in another way.'

function treatmentMessage(treatment: Treatment, shown: Treatment): string {
  return `This ad shows its product ${SHOWN[treatment]}. In this size there is no room for that, so it is shown ${SHOWN[shown]}.`
}

const SHOWN: Record<Treatment, string> = {
  'cut-out': 'cut out',
  'own-ground': 'on the ground of its photo, without an edge',
  photo: 'as a photo',
}
