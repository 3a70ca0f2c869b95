/** Returns lines of a table, each column as wide as its longest cell. */
export function alignColumns(lines: readonly (readonly string[])[], gap = '  '): string[] {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(gap)
      .trimEnd(),
  )
}
