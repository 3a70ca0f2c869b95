import { expect, test } from 'vitest'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { cuttingNames } from './cut-names.ts'

const NAME =
  'A stoneware mug that holds a third of a litre, with a handle for two fingers, glazed by hand in four colors'
const OPTIONS = { signal: new AbortController().signal, onStage: () => {} }

function taskOf(ad: object): PaintTask {
  return {
    ad: { productName: NAME, ...ad },
    photos: [],
    inspiration: [],
    format: 'square',
    seed: 1,
  } as unknown as PaintTask
}

/** Paints for a format with room for only so many letters. */
function room(letters: number) {
  const asked: string[] = []
  const painters = cuttingNames({
    ...INSTANT_PAINTERS,
    paint(task, options) {
      const { productName } = task.ad
      asked.push(productName)
      if (productName.length <= letters) return INSTANT_PAINTERS.paint(task, options)
      return Promise.reject(Object.assign(new Error('failed'), { stack: 'WordsDoNotFit: They do not fit.' }))
    },
  })
  return { asked, paint: (ad: object = {}) => painters.paint(taskOf(ad), OPTIONS) }
}

test('a name is cut at a word, no more than it must be, and the picture says so', async () => {
  const { asked, paint } = room(55)
  const { report } = await paint()
  expect(asked).toEqual([
    NAME,
    'A stoneware mug that holds a third of a litre, with a handle for two fingers, glazed by',
    'A stoneware mug that holds a third of a litre, with a handle for two',
    'A stoneware mug that holds a third of a litre',
  ])
  expect(report.findings.at(-1)).toEqual({
    rule: 'name-cut',
    severity: 'warning',
    message:
      'The name does not fit in this format and was cut to “A stoneware mug that holds a third of a litre”. Look whether that still says what it is.',
  })
})

test('what fits is left alone, and so are the user’s own words', async () => {
  const { asked, paint } = room(120)
  expect((await paint()).report.findings.map(({ rule }) => rule)).not.toContain('name-cut')
  const own = room(10)
  await expect(own.paint({ words: { headline: 'Yours' } })).rejects.toThrow('failed')
  expect([asked, own.asked]).toEqual([[NAME], [NAME]])
})

test('where no cut helps the first refusal stands, and another fault is not tried again', async () => {
  const { asked, paint } = room(3)
  await expect(paint({ productName: 'Stoneware mug' })).rejects.toThrow('failed')
  expect(asked).toEqual(['Stoneware mug'])
  const losing: typeof INSTANT_PAINTERS = { ...INSTANT_PAINTERS, paint: () => Promise.reject(new Error('lost')) }
  await expect(cuttingNames(losing).paint(taskOf({}), OPTIONS)).rejects.toThrow('lost')
})
