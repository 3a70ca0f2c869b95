import { parse, type Rgb } from './culori.ts'
import { expect, it } from 'vitest'
import { leadOf } from './leading-color.ts'

const of = (...fields: [hex: string, pixels: number][]) =>
  fields.map(([hex, pixels]) => ({ color: parse(hex) as Rgb, pixels }))

it('a color leads with its own tints and shades, and by its hue', () => {
  const blues = of(['#1e64ef', 20], ['#cfe0fb', 30], ['#0b2450', 10], ['#ffffff', 40])
  expect(leadOf(blues, '#1e64ef')).toEqual({ share: 0.6, leads: true })
})

it('another hue leads with all hues near it, and a grey with all greys of its lightness', () => {
  expect(leadOf(of(['#1e64ef', 40], ['#d4232a', 30], ['#e04a3a', 30]), '#1e64ef').leads).toBe(false)
  expect(leadOf(of(['#1e64ef', 40], ['#ffffff', 25], ['#f4f4f4', 35]), '#1e64ef').leads).toBe(false)
  expect(leadOf(of(['#1e64ef', 40], ['#ffffff', 30], ['#202020', 30]), '#1e64ef').leads).toBe(true)
})

it('a grey leads by nearness alone', () => {
  expect(leadOf(of(['#808080', 50], ['#ffffff', 30]), '#858585').leads).toBe(true)
  expect(leadOf(of(['#ffffff', 50]), '#858585')).toEqual({ share: 0, leads: false })
})
