import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ROOT } from '../launch/root.mjs'
import { comparePictures } from './compare-pictures.ts'
import { PICTURES, THEMES } from './draw-parts.ts'

const PAGE = path.join(ROOT, 'scripts/parts/page')
const SHOWN = readFileSync(path.join(PAGE, 'ui-parts.tsx'), 'utf8')
/** Components of web/ui that show nothing of their own, or only through the others. */
const WITHOUT_LOOK = ['AsServedUntilLeft', 'PlainIcon']
/** Components that the app itself shows, so that each part has them. */
const OF_THE_APP = ['Toaster']

it('shows every component of web/ui', () => {
  const components = readdirSync(path.join(ROOT, 'web/ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, 'web/ui', file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/export function ([A-Z]\w+)/g)].map(([, name]) => name))
  expect(components.length).toBeGreaterThan(30)
  const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(SHOWN))
  expect(new Set(missing)).toEqual(new Set([...WITHOUT_LOOK, ...OF_THE_APP]))
})

it('has a picture of each part in light and dark, and none of any other', () => {
  const lists = ['ui-parts.tsx', 'screen-parts.tsx'].map((file) => readFileSync(path.join(PAGE, file), 'utf8'))
  const names = lists.flatMap((list) =>
    [...list.matchAll(/^ {2}(?:part|screen|phone|wizard)\(\s*'([\w-]+)'/gm)].map(([, name]) => name),
  )
  const wanted = names.flatMap((name) => THEMES.map((theme) => `${name}-${theme}.webp`))
  expect(readdirSync(PICTURES).toSorted()).toEqual(['chromium.txt', ...wanted].toSorted())
})

it('finds what has moved, forgives the rounding of edges, and names another size', async () => {
  const ground = { width: 100, height: 100, channels: 3, background: '#ffffff' } as const
  const box = (size: number, color: string) =>
    sharp({ create: { width: size, height: size, channels: 3, background: color } })
      .png()
      .toBuffer()
  const pictureWith = async (size: number, color: string, left: number) =>
    sharp({ create: ground })
      .composite([{ input: await box(size, color), left, top: 10 }])
      .png()
      .toBuffer()
  const before = await pictureWith(20, '#000000', 10)
  expect(await comparePictures(before, before)).toBe(0)
  expect(await comparePictures(before, await pictureWith(20, '#101010', 10))).toBe(0)
  expect(await comparePictures(before, await pictureWith(20, '#000000', 11))).toBeGreaterThan(0.002)
  expect(await comparePictures(before, await box(20, '#000000'))).toBeUndefined()
})
