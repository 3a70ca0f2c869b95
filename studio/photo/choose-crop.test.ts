import { describe, expect, it } from 'vitest'
import { drawPixels, type Painter } from '#test/pictures/draw-pixels.ts'
import { chooseCrop } from './choose-crop.ts'

const photo = drawPixels(600, 300, [200, 210, 220, 255], [])

describe('a crop', () => {
  it('is the largest part with the requested aspect', () => {
    expect(chooseCrop(photo, { subject: undefined, kind: 'busy' }, 1)).toMatchObject({ width: 300, height: 300 })
    expect(chooseCrop(photo, { subject: undefined, kind: 'busy' }, 4)).toMatchObject({ x: 0, width: 600, height: 150 })
    expect(chooseCrop(photo, { subject: undefined, kind: 'busy' }, 2)).toEqual({ x: 0, y: 0, width: 600, height: 300 })
  })

  it('keeps a subject whole with air round it, and stays in the photo', () => {
    const crop = chooseCrop(photo, { subject: { x: 480, y: 100, width: 90, height: 100 }, kind: 'busy' }, 1)
    expect(crop.x).toBe(300)
    const tall = chooseCrop(photo, { subject: { x: 20, y: 0, width: 150, height: 300 }, kind: 'busy' }, 0.6)
    expect(tall.x).toBeLessThanOrEqual(15)
    expect(tall.x + tall.width).toBeGreaterThanOrEqual(175)
  })

  it('cuts a subject that is longer than the crop equally on both sides', () => {
    expect(chooseCrop(photo, { subject: { x: 100, y: 50, width: 400, height: 200 }, kind: 'busy' }, 1).x).toBe(150)
  })

  it('keeps the upper end of a subject that is higher than the crop, even if only saliency is known', () => {
    const red: Painter = (x, y) => (Math.abs(x - 150) < 60 && y > 150 && y < 500 ? [200, 40, 30, 255] : undefined)
    const portrait = drawPixels(300, 600, [150, 170, 180, 255], [red])
    const subject = { x: 90, y: 150, width: 120, height: 350 }
    for (const known of [subject, undefined]) {
      const { y, height } = chooseCrop(portrait, { subject: known, kind: 'busy' }, 3)
      expect(y).toBeLessThanOrEqual(190)
      expect(y + height).toBeLessThan(325)
    }
  })

  it('cuts a subject where its photo already cuts it, and keeps the other end', () => {
    const portrait = drawPixels(300, 600, [150, 170, 180, 255], [])
    const subject = { x: 40, y: 60, width: 200, height: 540 }
    const crop = chooseCrop(portrait, { subject, kind: 'busy', touchesFrame: ['bottom'] }, 1)
    expect(crop.y).toBeLessThan(60)
    expect(crop.y + crop.height).toBeLessThan(600)
  })

  it('finds what stands out if the subject is not known', () => {
    const red: Painter = (x, y) => (Math.hypot(x - 430, y - 150) < 70 ? [200, 40, 30, 255] : undefined)
    const haze = (x: number, y: number): [number, number, number, number] => [150 + x / 12, 170 + y / 10, 180, 255]
    const crop = chooseCrop(drawPixels(600, 300, haze, [red]), { subject: undefined, kind: 'busy' }, 0.8)
    expect(crop.x).toBeLessThanOrEqual(360)
    expect(crop.x + crop.width).toBeGreaterThanOrEqual(500)
  })

  it('lies on whole pixels of the quarter of a large photo', () => {
    const large = drawPixels(1603, 1061, [200, 210, 220, 255], [])
    const crop = chooseCrop(large, { subject: { x: 701, y: 303, width: 333, height: 401 }, kind: 'plain-light' }, 0.97)
    expect(Object.values(crop).map((value) => value % 4)).toEqual([0, 0, 0, 0])
    expect(Math.abs(crop.width / crop.height / 0.97 - 1)).toBeLessThan(0.005)
  })

  it('moves no further than it must to hold the faces in it, of which it keeps as many as it can', () => {
    const portrait = drawPixels(300, 600, [150, 170, 180, 255], [])
    const body = { kind: 'person', subject: { x: 20, y: 100, width: 260, height: 500 } } as const
    const [face, other, third] = [
      { x: 110, y: 160, width: 80, height: 90 },
      { x: 10, y: 470, width: 60, height: 70 },
      { x: 90, y: 500, width: 60, height: 70 },
    ]
    const wide = chooseCrop(portrait, { ...body, faces: [face] }, 2.4)
    expect(wide.y).toBeLessThanOrEqual(160)
    expect(wide.y + wide.height).toBeGreaterThanOrEqual(250)
    expect(chooseCrop(portrait, { ...body, faces: [face] }, 1).y).toBe(0)
    expect(chooseCrop(portrait, { ...body, faces: [face, other, third] }, 2.4).y).toBeGreaterThan(430)
    expect(chooseCrop(portrait, { ...body, faces: [face, other] }, 2.4).y).toBeLessThanOrEqual(160)
  })

  it('takes nothing from the top of a person', () => {
    const portrait = drawPixels(300, 600, [150, 170, 180, 255], [(_, y) => (y > 400 ? [200, 40, 30, 255] : undefined)])
    expect(chooseCrop(portrait, { subject: undefined, kind: 'busy' }, 1).y).toBeGreaterThan(0)
    expect(chooseCrop(portrait, { subject: undefined, kind: 'person' }, 1)).toMatchObject({ y: 0, height: 300 })
  })

  it('works on one pixel', () => {
    const dot = drawPixels(1, 1, [9, 9, 9, 255], [])
    expect(chooseCrop(dot, { subject: undefined, kind: 'busy' }, 8)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })
})
