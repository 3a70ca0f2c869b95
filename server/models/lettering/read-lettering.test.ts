import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawLabelled } from '#test/pictures/lettering-set.ts'
import { readLettering } from './read-lettering.ts'

/** Enough pictures to show a change that breaks it; npm run bench:models takes many times as many. */
const PICTURES = 10

it(
  'finds lettering in nearly every picture of the set that has some, and in nearly none that has not',
  { tags: 'thorough/variety' },
  async () => {
    const wrong: string[] = []
    for (let number = 0; number < PICTURES; number += 1) {
      const { jpeg, lettered, what } = await drawLabelled(number)
      if ((await readLettering(jpeg)) !== lettered) wrong.push(what)
    }
    expect(wrong.length).toBeLessThanOrEqual(1)
  },
)

it('reads the label on a photo of a can, and none on a ring', async () => {
  const photo = (name: string) => readFileSync(new URL(`../../../test/fixtures/photos/${name}`, import.meta.url))
  expect(await readLettering(photo('drinks-can.webp'))).toBe(true)
  expect(await readLettering(photo('diamond-ring.webp'))).toBe(false)
})

it('throws for what is no picture', async () => {
  await expect(readLettering(Buffer.from('no picture'))).rejects.toThrow()
})
