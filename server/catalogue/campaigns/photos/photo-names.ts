/**
 * Normalizes how a feed names a photo without an address: a path in the ZIP beside it, as the computer of its author
 * writes paths.
 */
export function photoNameOf(image: string): string {
  const path = image.trim().normalize('NFC').toLowerCase()
  const withoutDrive = path.replace(/^[a-z]:(?=[/\\])/, '')
  return withoutDrive
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}

/** Returns true for an image that is to be fetched, or must not be: `http:` and `data:` name no file of a ZIP. */
export function isImageAddress(image: string): boolean {
  return /^([a-z][a-z\d+.-]+:|\/\/)/i.test(image.trim())
}

/**
 * Returns the address under which a photo of a ZIP is stored. It contains the hash of its bytes, so that next week's
 * photo of the same name is seen to differ.
 */
export function photoAddress(name: string, sha256: string): string {
  return `zip:${sha256.slice(0, 32)}/${name}`
}

/** Returns the name in such an address, or undefined for a photo that came from the internet. */
export function nameOfStored(address: string): string | undefined {
  return /^zip:[^/]+\/(.*)$/s.exec(address)?.[1]
}
