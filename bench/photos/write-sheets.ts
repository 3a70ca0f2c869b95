import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { decodePhoto, type Pixels } from '#studio/index.ts'
import { drawHandMask, readHandMasks } from './hand-masks.ts'
import { makeScene } from './make-scene.ts'
import { cutByAll } from './peers.ts'
import { isHeldOut } from './plan-scenes.ts'
import type { JudgedPhoto, JudgedScene } from './rows.ts'

const SHOWN = 24
const CELL_PX = 260

/**
 * Writes ours at its worst, so that somebody sees what the figures mean. Held-out scenes are never shown, because
 * anyone who sees them tunes to them.
 */
export async function writeSheets(
  folder: string,
  scenes: readonly JudgedScene[],
  photos: readonly JudgedPhoto[],
  photosFolder: string | undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const shown = scenes
    .filter(({ scene, peers }) => !isHeldOut(scene) && peers.ours?.measures)
    .sort((first, second) => first.peers.ours!.measures!.iou - second.peers.ours!.measures!.iou)
    .slice(0, SHOWN)
  const rows: Buffer[] = []
  for (const { scene } of shown) {
    const { photo, truth } = await makeScene(scene)
    rows.push(await drawRow(photo, truth))
  }
  await stack(rows, path.join(folder, 'worst-scenes.png'))
  const masks = readHandMasks()
  const cells: Buffer[] = []
  for (const { label } of photos.filter(({ peers }) => peers.ours?.isTrusted)) {
    const photo = await decodePhoto(readFileSync(path.join(photosFolder!, label.file)))
    const mask = masks.find(({ file }) => file === label.file)
    cells.push(await drawRow(photo, mask && drawHandMask(mask, photo)))
  }
  await stack(cells, path.join(folder, 'cut-out-photos.png'))
}

/** Draws the photo, ours on magenta and as its alpha in gray, and the correct alpha. */
async function drawRow(photo: Pixels, truth: Pixels | undefined): Promise<Buffer> {
  const matte = (await cutByAll(photo)).ours?.matte
  const cells = [
    await drawCell(photo),
    matte ? await drawCell(matte) : undefined,
    matte ? await drawCell(alphaOf(matte)) : undefined,
    truth ? await drawCell(alphaOf(truth)) : undefined,
  ]
  const overlays = cells.flatMap((input, column) => (input ? [{ input, left: column * CELL_PX, top: 0 }] : []))
  const ground = { width: 4 * CELL_PX, height: CELL_PX, channels: 3, background: '#444444' } as const
  return sharp({ create: ground }).composite(overlays).png().toBuffer()
}

function drawCell({ data, widthPx, heightPx }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: '#d020b0' })
    .resize(CELL_PX - 4, CELL_PX - 4, { fit: 'contain', background: '#444444' })
    .png()
    .toBuffer()
}

function alphaOf({ data, widthPx, heightPx }: Pixels): Pixels {
  const grey = new Uint8ClampedArray(data.length).fill(255)
  for (let i = 0; i < data.length; i += 4) grey.fill(data[i + 3]!, i, i + 3)
  return { data: grey, widthPx, heightPx }
}

async function stack(rows: readonly Buffer[], file: string): Promise<void> {
  if (rows.length === 0) return
  const columns = 2
  const ground = {
    width: columns * 4 * CELL_PX,
    height: Math.ceil(rows.length / columns) * CELL_PX,
    channels: 3,
    background: '#444444',
  } as const
  const overlays = rows.map((input, index) => ({
    input,
    left: (index % columns) * 4 * CELL_PX,
    top: Math.floor(index / columns) * CELL_PX,
  }))
  await sharp({ create: ground }).composite(overlays).png().toFile(file)
}
