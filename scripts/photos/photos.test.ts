import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../test/fixtures/photos')
const recipes = join(import.meta.dirname, 'products')

type Photo = { file: string; ground: 'transparent' | 'plain' | 'dark' | 'scene'; name: string; description: string }

const photos = JSON.parse(readFileSync(join(folder, 'products.json'), 'utf8')) as Photo[]
const pictures = readdirSync(folder).filter((file) => file !== 'products.json')

test('every picture has its product, and every product its picture', () => {
  expect(photos.map((photo) => photo.file).sort()).toEqual(pictures.sort())
})

test('every picture is made by a script in products/', () => {
  const scripts = readdirSync(recipes).map((file) => readFileSync(join(recipes, file), 'utf8'))
  const orphans = pictures.filter((file) => !scripts.some((script) => script.includes(`'${file}'`)))
  expect(orphans).toEqual([])
})

test('no picture weighs more than 2 MB, and all together no more than 15 MB', () => {
  const weights = pictures.map((file) => statSync(join(folder, file)).size)
  expect(Math.max(...weights)).toBeLessThanOrEqual(2_000_000)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(15_000_000)
})

test.each(photos)('$file is large, and has clear corners exactly when its ground is transparent', async (photo) => {
  const picture = sharp(join(folder, photo.file))
  const { width, height } = await picture.metadata()
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1400)
  const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => data[pixel * 4 + 3])
  expect(corners).toEqual(Array(4).fill(photo.ground === 'transparent' ? 0 : 255))
})
