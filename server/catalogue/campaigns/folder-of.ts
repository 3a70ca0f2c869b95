import { createHash } from 'node:crypto'
import { foldCase, safeName } from '#server/ads/downloads/safe-name.ts'

/**
 * Returns the folder of a product: a name that every file system accepts. A name that differs from the key gets a hash
 * of it, so that no two products share a folder.
 */
export function folderOf(key: string): string {
  const name = safeName(key, '._')
  if (name !== '' && name === key && foldCase(key) === key) return key
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return [name, mark].filter((part) => part !== '').join('-')
}
