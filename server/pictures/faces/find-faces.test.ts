import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decodePhoto } from '#studio/index.ts'
import { drawnFace } from '#test/drawn-face.ts'
import { findFaces } from './find-faces.ts'
import { readFaceWeights } from './read-face-weights.ts'

beforeEach(() => {
  vi.stubEnv('SUBJECT_NETWORK', '1')
})

describe('the network', () => {
  it('finds the one face in a picture', async () => {
    const head = { x: 125, y: 165, radius: 35 }
    const faces = await findFaces(drawnFace(210, 300, head))
    expect(faces).toHaveLength(1)
    const { x, y, width, height } = faces[0]!
    expect(Math.abs(x + width / 2 - head.x)).toBeLessThan(0.3 * head.radius)
    expect(Math.abs(y + height / 2 - head.y)).toBeLessThan(0.5 * head.radius)
    expect(width).toBeGreaterThan(1.2 * head.radius)
    expect(height).toBeLessThan(3 * head.radius)
  })

  it.each(['rubber-plant-room.jpg', 'diamond-ring.webp'])('takes nothing for a face in %s', async (file) => {
    const photo = readFileSync(new URL(`../../../test/fixtures/photos/${file}`, import.meta.url))
    expect(await findFaces(await decodePhoto(photo))).toEqual([])
  })

  it('is not asked where networks are switched off', async () => {
    vi.stubEnv('SUBJECT_NETWORK', '0')
    expect(await findFaces(drawnFace(90, 90, { x: 45, y: 45, radius: 20 }))).toEqual([])
  })
})

it.each([
  ['is missing', 'of-another-day.bin'],
  ['is another file', 'face-net.ts'],
])('a network whose file %s is not used', async (_, file) => {
  expect(await readFaceWeights(new URL(file, import.meta.url))).toBeUndefined()
})
