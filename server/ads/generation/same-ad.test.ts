import { expect, it, onTestFinished } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { paintAd } from './paint-ad.ts'
import { openPaintPool } from './paint-pool.ts'
import type { PaintTask } from './painter.ts'

const { signal } = new AbortController()

it(
  'is the same ad to the byte in whichever process it is painted, and after whichever others',
  { tags: 'thorough/programs' },
  async () => {
    const tasks = await makeTasks()
    const here: Uint8Array[] = []
    for (const task of tasks) here.push((await paintAd(task, () => {})).jpeg)

    const pool = openPaintPool({ size: 2 })
    onTestFinished(() => pool.close())
    const stages = new Set<string>()
    const onStage = (stage: string) => void stages.add(stage)
    // Both processes paint at once, each in an order of its own.
    const there = await Promise.all(
      [...tasks, ...tasks.toReversed()].map((task) => pool.paint(task, { signal, onStage })),
    )
    const jpegs = there.map(({ jpeg }) => Buffer.from(jpeg))
    for (const [index, expected] of [...here, ...here.toReversed()].entries()) {
      expect(jpegs[index]!.equals(expected)).toBe(true)
    }
    expect(stages).toEqual(new Set(['brief', 'direction', 'layout', 'paint', 'inspect']))
  },
)

async function makeTasks(): Promise<PaintTask[]> {
  const photos = await Promise.all(
    ['#ffffff', '#e8d9b0'].map(async (ground) => ({
      sha256: ground,
      bytes: await drawProduct(ground).png().toBuffer(),
    })),
  )
  const shared = { inspiration: [], seed: 11 }
  return [
    { ...shared, photos: [photos[0]!], format: 'google_display', ad: adFields() },
    {
      ...shared,
      photos: [photos[1]!],
      format: 'leaderboard',
      ad: adFields({ adStyle: 'bold', productName: '智能台灯' }),
    },
    { ...shared, photos: [photos[0]!], format: 'square', ad: adFields({ adStyle: 'luxury', productName: 'مصباح' }) },
  ]
}
