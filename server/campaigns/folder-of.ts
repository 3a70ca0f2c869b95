import { createHash } from 'node:crypto'

/** The folder of a product: a name that no file system minds. What is not the key itself gets a mark of it, so that no two share one. */
export function folderOf(key: string): string {
  const plain = key
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
  const short = plain.slice(0, 60)
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return short === key ? key : [short, mark].filter((part) => part !== '').join('-')
}
