/** Escapes a text for XML and HTML. Characters that XML forbids are left out. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Writes a length with at most two decimals. */
export function px(value: number): string {
  return String(Number(value.toFixed(2)))
}
