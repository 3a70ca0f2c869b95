/**
 * The error that an ad cannot be made in the family that was asked for. The message is a sentence that begins with the
 * family's id.
 */
export class FamilyRefused extends Error {
  override name = 'FamilyRefused'
}
