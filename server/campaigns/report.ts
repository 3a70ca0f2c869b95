import { writeCsvTable } from '../http/csv-table.ts'

/** A picture of a product, or one that is missing: its file is empty then, and the findings say why. */
export interface ReportLine {
  product: string
  format: string
  file: string
  findings: string
}

/** `report.csv`, in the order of the feed. */
export function writeReport(lines: readonly ReportLine[]): string {
  const rows = lines.map(({ product, format, file, findings }) => [product, format, file, findings])
  return writeCsvTable([['product', 'format', 'file', 'findings'], ...rows])
}
