/** Formats rows of a name and a value as a Markdown table, numbers with their thousands set apart. */
export function formatTable(heading: string, rows: readonly (readonly [string, number | string])[]): string {
  const texts = rows.map(([name, value]) => [name, value.toLocaleString('en')] as const)
  const first = Math.max(heading.length, ...texts.map(([name]) => name.length))
  const second = Math.max(3, ...texts.map(([, value]) => value.length))
  const lines = texts.map(([name, value]) => `| ${name.padEnd(first)} | ${value.padStart(second)} |\n`)
  return `| ${heading.padEnd(first)} | ${'now'.padStart(second)} |\n| ${'-'.repeat(first)} | ${'-'.repeat(second - 1)}: |\n${lines.join('')}`
}
