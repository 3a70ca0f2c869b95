/** A chunk or box of a file. */
export interface FilePart {
  type: string
  content: Buffer
}

/** Returns the contents of the wanted parts. A hostile file has a million others: none of them is kept in memory. */
export function contentsOf(parts: Iterable<FilePart>, isWanted: (part: FilePart) => boolean): Buffer[] {
  const contents: Buffer[] = []
  for (const part of parts) if (isWanted(part)) contents.push(part.content)
  return contents
}
