import { checkCompanions } from '../../layout/picture/companion-room.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'

/**
 * A product that stands with the hero is a trusted cut-out behind it, whole, not enlarged too much, and clear of every
 * word.
 */
export const companions: Check = ({ layout, photos }) =>
  checkCompanions(layout, photos).map((problem) => error('companions', `A second product is out of place: ${problem}.`))
