/**
 * Returns an e-mail address for comparisons: ASCII capitals become small, and everything else stays as it is. By
 * Unicode's rules, the Kelvin sign (U+212A) in lower case is a k, and an address with one would become another
 * person's.
 */
export function foldEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}
