import { createHash } from 'node:crypto'
import { foldCase, safeName } from '../downloads/safe-name.ts'

/** The folder of a product: a name that every file system holds. What is not the key itself gets a mark of it, so that no two share one. */
export function folderOf(key: string): string {
  const name = safeName(key, '._')
  if (name !== '' && name === key && foldCase(key) === key) return key
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return [name, mark].filter((part) => part !== '').join('-')
}
