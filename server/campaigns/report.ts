import { writeCsvTable } from '../http/csv-table.ts'

/** A picture of a product, or one that is missing: its file is empty then, and the findings say why. */
export interface ReportLine {
  /** What it is known by. */
  product: string
  name?: string | undefined
  price?: string | null | undefined
  format: string
  /** In pixels: "300x250". */
  size?: string
  file: string
  altText?: string | undefined
  findings: string
  /** What is stale on it, or lacks its legal line. */
  note?: string | undefined
}

const HEAD = ['product', 'name', 'price', 'format', 'size', 'file', 'alternative text', 'findings', 'note']

/** `report.csv`, in the order of the feed. */
export function writeReport(lines: readonly ReportLine[]): string {
  const rows = lines.map(
    ({ product, name = '', price, format, size = '', file, altText = '', findings, note = '' }) => [
      ...[product, name, price ?? '', format, size, file],
      ...[altText, findings, note],
    ],
  )
  return writeCsvTable([HEAD, ...rows])
}
