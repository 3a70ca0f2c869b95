import { fileStem } from '#server/ads/downloads/file-names.ts'

/** Names a card's file so that files are sorted as the cards are: `01-blue-mug.jpg`. */
export function cardFileName(index: number, name: string): string {
  return `${String(index + 1).padStart(2, '0')}-${fileStem(name)}.jpg`
}
