import { statSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { requireWritableFolder, writeFiles } from '../ad/write-files.ts'
import { BadInput, parseTyped, pathAsTyped } from '../bad-input.ts'
import { CAPTION_HEIGHT_PX, drawCaption } from './draw-caption.ts'

const USAGE = 'npm run sheet -- files... --out sheet.png [--columns N] [--width W]'
const OPTIONS = {
  out: { type: 'string' },
  columns: { type: 'string', default: '4' },
  width: { type: 'string', default: '1600' },
} as const
const GAP_PX = 16
/** Taller pictures, such as stories, are shrunk to this many times the width of a column. */
const TALLEST = 1.8

interface Cell {
  picture: Buffer
  widthPx: number
  heightPx: number
  caption: Buffer
}

/** `npm run sheet`: many pictures on one, each with the name of its file, for comparison side by side. */
export async function makeSheet(args: string[]): Promise<void> {
  const { files, out, columns, widthPx } = readOptions(args)
  requireWritableFolder(path.dirname(out))
  const cellPx = Math.floor((widthPx - GAP_PX) / columns) - GAP_PX
  if (cellPx < 20)
    throw new BadInput(`${columns} columns do not fit into ${widthPx} pixels: choose fewer, or more width.`)
  const cells: Cell[] = []
  for (const file of files) cells.push(await makeCell(file, cellPx))
  const sheet = await compose(cells, { columns, widthPx, cellPx })
  writeFiles(path.dirname(out), [{ path: out, bytes: sheet }])
  process.stdout.write(`${out}\n`)
}

function readOptions(args: string[]) {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  if (positionals.length === 0) throw new BadInput(`Name the pictures: ${USAGE}`)
  if (!values.out?.endsWith('.png')) throw new BadInput(`Name the sheet, which is a .png file: ${USAGE}`)
  return {
    files: positionals.map(pathAsTyped),
    out: pathAsTyped(values.out),
    columns: readNumber('--columns', values.columns, 50),
    widthPx: readNumber('--width', values.width, 16_000),
  }
}

function readNumber(name: string, text: string, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new BadInput(`${name} must be a whole number from 1 to ${max}, and "${text}" is not.`)
}

async function makeCell(file: string, cellPx: number): Promise<Cell> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new BadInput(`There is no picture ${file}.`)
  const size = { width: cellPx, height: Math.round(cellPx * TALLEST), fit: 'inside', withoutEnlargement: true } as const
  const shrunk = sharp(file).rotate().resize(size).png()
  const { data, info } = await shrunk.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new BadInput(`${file} is not a picture that can be read.`)
  })
  return {
    picture: data,
    widthPx: info.width,
    heightPx: info.height,
    caption: drawCaption(path.basename(file), cellPx),
  }
}

/**
 * Composes the sheet. Rows are as high as their highest picture; pictures stand in the middle of their column and at
 * the top of their row.
 */
async function compose(cells: Cell[], grid: { columns: number; widthPx: number; cellPx: number }): Promise<Buffer> {
  const overlays: OverlayOptions[] = []
  let top = GAP_PX
  for (let first = 0; first < cells.length; first += grid.columns) {
    const row = cells.slice(first, first + grid.columns)
    const rowPx = Math.max(...row.map((cell) => cell.heightPx))
    row.forEach((cell, column) => {
      const left = GAP_PX + column * (grid.cellPx + GAP_PX)
      const middle = left + Math.floor((grid.cellPx - cell.widthPx) / 2)
      overlays.push({ input: cell.picture, left: middle, top }, { input: cell.caption, left, top: top + rowPx })
    })
    top += rowPx + CAPTION_HEIGHT_PX + GAP_PX
  }
  const ground = { width: grid.widthPx, height: top, channels: 3, background: '#f3f3f1' } as const
  return sharp({ create: ground }).composite(overlays).png().toBuffer()
}
