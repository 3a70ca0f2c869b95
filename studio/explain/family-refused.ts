/** An ad cannot be made in the family that was asked for. The message is a sentence that begins with its id. */
export class FamilyRefused extends Error {
  override name = 'FamilyRefused'
}
