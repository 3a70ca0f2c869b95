/** Reduces a text to what two spellings of it share: its letters and digits, without accents and capitals. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
