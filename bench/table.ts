import { alignColumns } from './align-columns.ts'

/** One line of the table. */
export interface TableRow {
  measure: string
  value: string
  /** The bound of the value; empty if there is only something to compare with. */
  bound?: string
  isBroken?: boolean
  /** The median of agency work, and the share of our ads in its band. */
  agency?: string
  inBand?: string
  /** The ads that are furthest off, or broke the bound, for opening them. */
  worst?: string[]
}

const HEADINGS: TableRow = { measure: 'measure', value: 'value', bound: 'bound', agency: 'agency', inBand: 'in band' }

export function formatTable(rows: readonly TableRow[]): string {
  const cells = [HEADINGS, ...rows].map((row) => [
    row.isBroken ? 'BROKEN' : '',
    row.measure,
    row.value,
    row.bound ?? '',
    row.agency ?? '',
    row.inBand ?? '',
  ])
  // A column that no row fills has a heading and nothing to show.
  const isFilled = cells[0]!.map((_, column) => column === 0 || cells.slice(1).some((line) => line[column] !== ''))
  const lines = alignColumns(cells.map((line) => line.filter((_, column) => isFilled[column])))
  return [...lines, '', ...rows.flatMap(worstLines)].join('\n')
}

function worstLines({ measure, isBroken, worst }: TableRow): string[] {
  if (!worst || worst.length === 0) return []
  return [`${isBroken ? 'BROKEN: ' : ''}${measure}`, ...worst.map((line) => `  ${line}`), '']
}
