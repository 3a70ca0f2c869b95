import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../launch/root.mjs'
import { comparePictures } from './compare-pictures.ts'
import { type DrawnPart, drawParts, PICTURES } from './draw-parts.ts'

const OUT = path.join(ROOT, 'out/parts')
/** Names the browser that drew the accepted pictures. */
const CHROMIUM = path.join(PICTURES, 'chromium.txt')

/**
 * Draws the parts of the screens and compares each with its accepted picture, if that was drawn by the same Chromium. A
 * part that reports an error makes the run fail in any case. Whatever differs is listed, laid into
 * `out/parts` beside its accepted picture, and makes the run fail. `accepts` stores the new pictures instead.
 */
export async function checkParts({ accepts }: { accepts: boolean }): Promise<void> {
  const { parts: drawn, chromium } = await drawParts()
  const broken = drawn.filter(({ errors }) => errors.length > 0)
  for (const { name, errors } of broken) process.stdout.write(`${name} reports ${errors.join('; ')}\n`)
  if (broken.length > 0) process.exitCode = 1
  const known = existsSync(CHROMIUM) ? readFileSync(CHROMIUM, 'utf8').trim() : chromium
  if (known !== chromium && !accepts) {
    process.stdout.write(
      `${drawn.length} pictures of parts were drawn and not compared: those there are by Chromium ${known}, and this is ${chromium}.\n`,
    )
    return
  }
  const moved = new Map<string, DrawnPart>()
  for (const part of drawn) {
    const difference = await differenceOf(part)
    if (difference === undefined) continue
    process.stdout.write(`${part.name} ${difference}\n`)
    moved.set(part.name, part)
  }
  const gone = accepted().filter((name) => drawn.every((part) => part.name !== name))
  for (const name of gone) process.stdout.write(`${name} is no part any more\n`)
  process.stdout.write(`${drawn.length - moved.size} of ${drawn.length} pictures of parts are as they were.\n`)
  if (accepts) return accept({ moved: [...moved.values()], gone, chromium })
  if (moved.size + gone.length === 0) return
  await layBeside([...moved.values()])
  process.stdout.write(
    `What moved is in ${path.relative(ROOT, OUT)}, before and after. If it was wanted: npm run goldens -- parts --accept.\n`,
  )
  process.exitCode = 1
}

async function differenceOf({ name, png }: DrawnPart): Promise<string | undefined> {
  const file = fileOf(name)
  if (!existsSync(file)) return 'is new'
  const share = await comparePictures(readFileSync(file), png)
  if (share === undefined) return 'has another size'
  return share === 0 ? undefined : `differs in ${(100 * share).toFixed(2)}% of its points`
}

interface Accepted {
  moved: readonly DrawnPart[]
  gone: readonly string[]
  chromium: string
}

async function accept({ moved, gone, chromium }: Accepted): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(CHROMIUM, `${chromium}\n`)
  for (const { name, png } of moved)
    writeFileSync(fileOf(name), await sharp(png).webp({ nearLossless: true, quality: 60 }).toBuffer())
  for (const name of gone) rmSync(fileOf(name))
  process.stdout.write(`${path.relative(ROOT, PICTURES)}\n`)
}

async function layBeside(moved: readonly DrawnPart[]): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  for (const { name, png } of moved) {
    const before = existsSync(fileOf(name)) ? await sharp(fileOf(name)).png().toBuffer() : undefined
    const { width, height } = await sharp(png).metadata()
    const sheet = sharp({ create: { width: 2 * width + GAP_PX, height, channels: 3, background: '#888888' } })
    const left = before && { input: await sharp(before).resize({ width, height, fit: 'inside' }).toBuffer(), ...AT(0) }
    const both = [...(left ? [left] : []), { input: png, ...AT(width + GAP_PX) }]
    await sheet
      .composite(both)
      .png()
      .toFile(path.join(OUT, `${name}.png`))
  }
}

const GAP_PX = 16
const AT = (left: number) => ({ left, top: 0 })

function accepted(): string[] {
  if (!existsSync(PICTURES)) return []
  return readdirSync(PICTURES)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.parse(file).name)
}

function fileOf(name: string): string {
  return path.join(PICTURES, `${name}.webp`)
}
