import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { anyAd } from '#test/studio/any-ad.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { SCRIPT_SAMPLES } from '#test/studio/script-samples.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type AdFields, createTypesetter, makeAd, type Typesetter } from '../index.ts'

const photos = drawPhotoKinds()

interface Task {
  ad: AdFields
  photo: string
  format: FormatId
  seed: number
}

async function hashOf({ ad, photo, format, seed }: Task, setter: Typesetter = typesetter): Promise<string> {
  const { jpeg, layout, report } = await makeAd({ ad, photos: [photos[photo]!], format, seed, typesetter: setter })
  const facts = JSON.stringify({ layout, report })
  return createHash('sha256').update(jpeg).update(facts).digest('hex')
}

async function hashAll(tasks: readonly Task[], setter?: Typesetter): Promise<string[]> {
  const hashes: string[] = []
  for (const task of tasks) hashes.push(await hashOf(task, setter))
  return hashes
}

/** Small formats paint fastest. One ad in every style, in as many scripts, of as many photos. */
const SCRIPTS = ['en', 'ja', 'ar', 'hi', 'th', 'ko']
const TASKS = idsOf(AD_STYLES).map((adStyle, index): Task => {
  const sample = SCRIPT_SAMPLES[SCRIPTS[index]!]!
  return {
    ad: adFields({ adStyle, productName: sample.slice(0, 14), productDescription: sample, taglines: [] }),
    photo: Object.keys(photos)[index]!,
    format: index % 2 === 0 ? 'google_display' : 'leaderboard',
    seed: 100 + index,
  }
})

it(
  'gives the same bytes and the same report in any order, and with fonts freshly loaded',
  { tags: 'thorough/variety' },
  async () => {
    const first = await hashAll(TASKS)
    expect(new Set(first).size).toBe(TASKS.length)
    expect((await hashAll(TASKS.toReversed())).toReversed()).toEqual(first)
    expect(await hashAll(TASKS, createTypesetter(packagedFonts))).toEqual(first)
  },
)

it('gives the same bytes after other ads, and while others are made', async () => {
  const [task, ...others] = TASKS as [Task, ...Task[]]
  const alone = await hashOf(task)
  await hashAll(others)
  const [again, , , beside] = await Promise.all([task, others[0]!, others[1]!, task].map((one) => hashOf(one)))
  expect([again, beside]).toEqual([alone, alone])
})

/**
 * Returns the program's output in a process with this locale. Node reads it from the environment, even if the system
 * has no files for it.
 */
async function hashIn(locale: string): Promise<string> {
  const program = fileURLToPath(new URL('../../test/studio/hash-ads.ts', import.meta.url))
  const env = { ...process.env, LC_ALL: locale, LANG: locale }
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env })
  return stdout.trim()
}

it('gives the same bytes on a server in Turkish, which has other capitals', async () => {
  const [hashes, turkish] = await Promise.all(['C', 'tr_TR.UTF-8'].map(hashIn))
  expect(hashes).toMatch(/^(ad \d: layout [\da-f]{16}, report [\da-f]{16}, file [\da-f]{16}\n?){2}$/)
  expect(turkish).toBe(hashes)
})

it.each(['lt_LT.UTF-8', 'de_DE.UTF-8', 'ar_EG.UTF-8', 'th_TH.UTF-8'])(
  'gives the same bytes in the locale %s',
  { tags: 'thorough/variety' },
  async (locale) => expect(await hashIn(locale)).toBe(await hashIn('en_US.UTF-8')),
)

it('does not change its input', async () => {
  const { photo, format, seed } = TASKS[0]!
  const ad = deepFreeze(adFields({ taglines: ['One', 'Two'], customColors: ['#123456'], colorPalette: 'custom' }))
  const before = createHash('sha256').update(photos[photo]!.pixels.data).digest('hex')
  await expect(hashOf({ ad, photo, format, seed })).resolves.toBeDefined()
  expect(createHash('sha256').update(photos[photo]!.pixels.data).digest('hex')).toBe(before)
})

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

it('gives the same bytes for any ad, whatever was made between', { tags: 'property' }, async () => {
  const task = fc.record({
    ad: anyAd,
    photo: fc.constantFrom(...Object.keys(photos)),
    format: fc.constantFrom<FormatId>('google_display', 'leaderboard'),
    seed: fc.nat(2 ** 31 - 1),
  })
  const same = fc.asyncProperty(task, task, async (one, other) => {
    const first = await hashOf(one)
    await hashOf(other)
    expect(await hashOf(one)).toBe(first)
  })
  await fc.assert(same, propertyRuns(2))
})
