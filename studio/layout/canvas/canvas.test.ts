import { expect, it } from 'vitest'
import { FORMAT_IDS } from '#contract/formats.ts'
import { makeCanvas } from './canvas.ts'
import { leastCapOf } from './type-scale.ts'

it('sets the type of each format as its platform asks', () => {
  const scales = FORMAT_IDS.map((id) => {
    const { leastCapPx, floorText, smallText } = makeCanvas(id)
    return [id, leastCapPx, floorText, smallText]
  })
  expect(scales).toEqual([
    ['facebook_feed', 18, 27.5, 30],
    ['instagram_feed', 18, 27.5, 30],
    ['instagram_story', 18, 27.5, 30],
    ['google_display', 7, 11, 12.5],
    ['leaderboard', 7, 11, 12.5],
    ['square', 12, 18.5, 20],
  ])
})

it('takes the least cap height of any other canvas from its shorter side, within 7 and 18 px', () => {
  expect([50, 300, 420, 600, 1080, 2400].map(leastCapOf)).toEqual([7, 7, 7, 10, 18, 18])
})

it('keeps words off the bars that a platform lays over a story, and 4% off every other edge', () => {
  expect(makeCanvas('instagram_story').safe).toEqual({ x: 44, y: 270, width: 992, height: 1266 })
  expect(makeCanvas('instagram_feed').safe).toEqual({ x: 44, y: 44, width: 992, height: 992 })
  expect(makeCanvas('leaderboard').safe).toEqual({ x: 6, y: 6, width: 716, height: 78 })
})
