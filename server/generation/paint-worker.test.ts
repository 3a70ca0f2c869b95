import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { adFields } from '#test/ad-fields.ts'
import { openPaintPool } from './paint-pool.ts'
import type { PaintTask } from './painter.ts'

const bytes = readFileSync(new URL('../../test/fixtures/photos/headphones.webp', import.meta.url))

const task = (format: FormatId, seed: number): PaintTask => ({
  ad: adFields({ adStyle: seed % 2 ? 'bold' : 'modern', productDiscount: '20% off' }),
  photos: [{ sha256: 'headphones', bytes }],
  inspiration: [],
  format,
  seed,
})

const TASKS = (['google_display', 'leaderboard', 'square'] as const).flatMap((format) =>
  [1, 2].map((seed) => task(format, seed)),
)

it('makes the same bytes in any worker, in any order', async () => {
  const signal = new AbortController().signal
  const stages: string[] = []
  const paintAll = async (tasks: PaintTask[], size: number) => {
    const pool = openPaintPool({ size })
    onTestFinished(() => pool.close())
    const made = await Promise.all(
      tasks.map(async (one) => {
        const { jpeg } = await pool.paint(one, { signal, onStage: (stage) => stages.push(stage) })
        return [`${one.format} ${one.seed}`, Buffer.from(jpeg).toString('base64')] as const
      }),
    )
    pool.close()
    return new Map(made)
  }
  const alone = await paintAll(TASKS, 1)
  const shared = await paintAll(TASKS.toReversed(), 2)
  expect(alone.size).toBe(TASKS.length)
  const different = [...alone].filter(([name, jpeg]) => shared.get(name) !== jpeg).map(([name]) => name)
  expect(different).toEqual([])
  expect(new Set(stages)).toEqual(new Set(['brief', 'direction', 'layout', 'paint', 'inspect']))
})
