import '#scripts/no-system-fonts.ts'
import { cpus } from 'node:os'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { FORMATS } from '#contract/formats.ts'
import { runTool } from '#scripts/bad-input.ts'
import { readPhotoFiles } from '#scripts/ad/read-photos.ts'
import { paintAd } from '#server/ads/generation/paint-ad.ts'
import { tryPaintStored } from '#server/ads/generation/try-repaint.ts'
import type { PaintTask, Photo } from '#server/ads/generation/painter.ts'
import { openLibrary } from '#server/pictures/credentials/c2pa.ts'
import { signFile } from '#server/pictures/credentials/sign-file.ts'
import type { StoredLayout } from '#studio/index.ts'
import { makeTestSigner } from '#test/pictures/credentials.ts'

const PHOTOS = 'test/fixtures/photos'
const PROGRESS_EVERY = 100

/**
 * `npm run bench -- proof [COUNT]`: paints so many different ads, each of them again from its layout as a database gives
 * it back, and signs it. Prints how many have the same bytes, and what a signature costs.
 */
await runTool(async () => {
  const count = Number(process.argv[3] ?? 1000)
  const names = readdirSync(PHOTOS).filter((name) => /\.(jpg|webp)$/.test(name))
  const photos = await readPhotoFiles(names.map((name) => ({ url: path.join(PHOTOS, name), name })))
  const library = await openLibrary()
  const { signer } = makeTestSigner()
  const result = { painted: 0, same: 0, refused: 0, signingMs: 0, bytes: 0 }
  for (let index = 0; index < count; index++) {
    const task = taskOf(index, photos)
    const made = await paintAd(task, () => {}).catch(() => undefined)
    if (!made) continue
    result.painted++
    const layout = JSON.parse(JSON.stringify(made.layout)) as StoredLayout
    const again = await tryPaintStored({ layout, photos: task.photos })
    if ('refused' in again) result.refused++
    else if (Buffer.from(again.jpeg).equals(made.jpeg)) result.same++
    else
      process.stdout.write(
        `another picture: ${task.ad.productName}, ${JSON.stringify(task.format)}, seed ${task.seed}\n`,
      )
    const signed = await sign(made.jpeg)
    result.signingMs += signed.ms
    result.bytes += signed.bytes
    if ((index + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${index + 1} of ${count}\n`)
  }
  const { painted, same, refused, signingMs, bytes } = result
  process.stdout.write(
    `${same} of ${painted} ads have the same bytes when they are painted again, ${refused} were refused (${cpus()[0]?.model}).\n` +
      `A signature takes ${(signingMs / painted).toFixed(1)} ms of processor time and ${Math.round(bytes / painted)} bytes.\n`,
  )
  if (same < painted) process.exitCode = 1

  async function sign(jpeg: Uint8Array) {
    const before = process.cpuUsage()
    const statement = {
      title: 'ad.jpg',
      digitalSource: 'composite',
      ingredients: [{ title: 'Photo 1', contentType: 'image/png', sha256: 'ab'.repeat(32) }],
      facts: { brief: 'cd'.repeat(32), recipe: 'ef'.repeat(32), models: [], photos: [{ sha256: 'ab'.repeat(32) }] },
    }
    const generator = { name: 'Placard', version: '0.0.0' }
    const task = { kind: 'sign' as const, jpeg, statement, signer, generator, maxBytes: 10_000_000 }
    const signed = await signFile(library, task, () => Promise.reject(new Error('No time stamps here')))
    const { user, system } = process.cpuUsage(before)
    return { ms: (user + system) / 1000, bytes: signed.jpeg.byteLength - jpeg.byteLength }
  }
})

/** Goes through photos, formats and looks, which all have different numbers, so that few pairs repeat. */
function taskOf(index: number, photos: readonly Photo[]): PaintTask {
  const of = <Item>(list: readonly Item[], step = 1) => list[Math.floor(index / step) % list.length]!
  const palettes = COLOR_PALETTES.filter(({ id }) => id !== 'custom')
  return {
    ad: {
      productName: `Halden ${index}`,
      productDescription: 'Made for every day, and made to last.',
      taglines: index % 3 === 0 ? ['Once, and well.'] : [],
      productPrice: index % 2 === 0 ? `$${(index % 90) + 9}` : null,
      productDiscount: index % 4 === 0 ? '20%' : null,
      customColors: [],
      adStyle: of(AD_STYLES).id,
      colorPalette: of(palettes, 2).id,
      typography: of(TYPOGRAPHIES, 3).id,
      tone: of(TONES, 5).id,
    },
    photos: [of(photos, 7)],
    inspiration: [],
    format: of(FORMATS).id,
    seed: index + 1,
  }
}
