/**
 * An e-mail address as it is compared: capitals of ASCII are small, and everything else is as it was written. By Unicode's rules the Kelvin
 * sign (U+212A) in small letters is a k, and an address with one would be somebody else's.
 */
export function foldEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}
