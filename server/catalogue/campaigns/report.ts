import { writeCsvTable } from '#server/platform/http/csv-table.ts'

/** A picture of a product, or a missing one, whose file is empty and whose findings say why. */
export interface ReportLine {
  /** The product's key. */
  product: string
  name?: string | undefined
  price?: string | null | undefined
  format: string
  /** Size in pixels: "300x250". */
  size?: string
  file: string
  altText?: string | undefined
  findings: string
  /** Notes what is stale on it, or that it lacks its legal line. */
  note?: string | undefined
}

const HEAD = ['product', 'name', 'price', 'format', 'size', 'file', 'alternative text', 'findings', 'note']

/** Writes `report.csv`, in the order of the feed. */
export function writeReport(lines: readonly ReportLine[]): string {
  const rows = lines.map(
    ({ product, name = '', price, format, size = '', file, altText = '', findings, note = '' }) => [
      product,
      name,
      price ?? '',
      format,
      size,
      file,
      altText,
      findings,
      note,
    ],
  )
  return writeCsvTable([HEAD, ...rows])
}
