import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { getFormat } from '#contract/formats.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { openPaintPool } from './paint-pool.ts'

const photo = fileURLToPath(new URL('../../../test/fixtures/photos/drinks-can.webp', import.meta.url))

it('a painting process writes files of a picture that another process may have painted', async () => {
  const pool = openPaintPool({ size: 1, timeoutMs: 5 * 60_000 })
  onTestFinished(() => pool.close())
  const { signal } = new AbortController()
  const photos = [{ sha256: 'can', bytes: readFileSync(photo) }]
  const ad = { ...adFields({ adStyle: 'bold' }) }
  const painted = await pool.paint(
    { ad, photos, inspiration: [], format: 'google_display', seed: 4 },
    { signal, onStage: () => {} },
  )
  const { files, fonts, notes } = await pool.paintExtras(
    {
      layout: painted.layout,
      photos,
      jpeg: painted.jpeg,
      extras: ['html5', 'svg'],
      exit: 'clicktag',
      hasMotion: false,
      format: getFormat('google_display'),
      productName: 'Can',
      altText: 'Can.',
      language: 'en',
      clickAddress: 'https://www.example.com/',
    },
    { signal },
  )
  expect(files.map(({ ending }) => ending)).toEqual(['-html5.zip', '.svg', '-text.svg'])
  expect(fonts.length).toBeGreaterThan(1)
  expect(notes).toEqual([])
})
