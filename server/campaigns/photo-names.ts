/** How a list of products names a photo that is no address: a path in the ZIP beside it, as its maker's computer writes paths. */
export function photoNameOf(image: string): string {
  const path = image.trim().normalize('NFC').toLowerCase()
  const withoutDrive = path.replace(/^[a-z]:(?=[/\\])/, '')
  return withoutDrive
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}

/** Of an image that is to be fetched, or must not be: `http:` and `data:` name no file of a ZIP. */
export function isAddress(image: string): boolean {
  return /^([a-z][a-z\d+.-]+:|\/\/)/i.test(image.trim())
}

/** Under what a photo of a ZIP is kept: by what is in it, so that next week's photo of the same name is seen to differ. */
export function photoAddress(name: string, sha256: string): string {
  return `zip:${sha256.slice(0, 32)}/${name}`
}

/** Undefined for a photo that came from the internet. */
export function nameOfKept(address: string): string | undefined {
  return /^zip:[^/]+\/(.*)$/s.exec(address)?.[1]
}
