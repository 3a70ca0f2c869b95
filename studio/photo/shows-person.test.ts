import { expect, it } from 'vitest'
import { drawPixels, type Painter, type Rgba } from '#test/pictures/draw-pixels.ts'
import { chooseCrop } from './choose-crop.ts'
import { studyPhoto } from './study-photo.ts'

/** A street of blocks, in greys and blues. */
const street = (x: number, y: number): Rgba => {
  const block = (Math.floor(x / 24) * 7 + Math.floor(y / 31) * 11) % 9
  return [90 + block * 12, 100 + block * 13, 120 + block * 12, 255]
}

/** Planks of wood, of which rooms are full, and which are as warm as skin. */
const planks = (x: number, y: number): Rgba => {
  const light = 1 - 0.12 * (Math.floor(y / 40) % 3) - 0.05 * Math.sin(x / 5 + y / 17)
  return [196 * light, 158 * light, 112 * light, 255]
}

const dress: Painter = (x, y) => (Math.abs(x - 150) < 30 + y / 8 && y > 90 && y < 330 ? [170, 20, 40, 255] : undefined)

function body([r, g, b]: [number, number, number]): Painter {
  return (x, y) => {
    const onHead = Math.hypot((x - 150) / 30, (y - 50) / 42) < 1
    const onArm = Math.abs(Math.abs(x - 150) - 95 - y / 40) < 12 && y > 150 && y < 300
    const onLeg = Math.abs(Math.abs(x - 150) - 30) < 18 && y >= 330
    const light = 1 - 0.1 * Math.cos(x / 40)
    return onHead || onArm || onLeg ? [r * light, g * light, b * light, 255] : undefined
  }
}

it.each([
  ['light', [226, 178, 154]],
  ['dark', [110, 80, 66]],
] as const)('tells someone with %s skin from the street', (_, skin) => {
  const photo = drawPixels(300, 450, street, [dress, body([...skin])], { smooth: true })
  const study = studyPhoto(photo)
  expect(study).toMatchObject({ kind: 'person', treatment: 'photo' })
  expect(chooseCrop(photo, study, 1).y).toBe(0)
})

it('takes no stool for a person, though its legs are as warm as skin', () => {
  const stool: Painter = (x, y) => {
    const onSeat = Math.abs(x - 150) < 90 && Math.abs(y - 60) < 25
    const onLeg = [80, 150, 220].some((leg) => Math.abs(x - leg) < 12) && y > 110
    return onSeat || onLeg ? planks(x, y) : undefined
  }
  expect(studyPhoto(drawPixels(300, 450, street, [stool], { smooth: true })).kind).toBe('busy')
})

it('takes no wooden room for a person', () => {
  const window: Painter = (x, y) => (x > 60 && x < 240 && y > 80 && y < 300 ? street(x, y) : undefined)
  expect(studyPhoto(drawPixels(300, 450, planks, [window], { smooth: true })).kind).not.toBe('person')
})

it('takes no single bare arm with a watch for a person', () => {
  const arm: Painter = (x, y) => (Math.abs(x - 150) < 40 && y > 120 ? [220, 172, 148, 255] : undefined)
  expect(studyPhoto(drawPixels(300, 450, street, [arm], { smooth: true })).kind).toBe('busy')
})
