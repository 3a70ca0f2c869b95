export type Encoding = 'br' | 'gzip'

/**
 * Returns the best encoding that the client accepts. Browsers list what they read; `;q=0` is how a client refuses one.
 */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const listed = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const isReadable = (name: string) =>
    listed.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part))
  return (['br', 'gzip'] as const).find(isReadable)
}
