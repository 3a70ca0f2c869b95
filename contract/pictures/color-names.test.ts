import { expect, it } from 'vitest'
import { describeColor, nameColor } from './color-names.ts'

it.each([
  ['black', ['#000', '#111827', '#0b1020']],
  ['white', ['#FFFFFF', '#fffaf0']],
  ['light gray', ['#f3f4f6', '#c0c0c0']],
  ['gray', ['#808080', '#708090']],
  ['dark gray', ['#374151', '#1F2937']],
  ['red', ['#f00', '#dc143c']],
  ['dark red', ['#800000', '#7f1d1d']],
  ['orange', ['#f97316', '#ffa500']],
  ['dark orange', ['#c2410c']],
  ['brown', ['#8b4513', '#5d4037']],
  ['beige', ['#f5f5dc', '#fef3c7']],
  ['yellow', ['#ffd700', '#ff0']],
  ['olive', ['#808000', '#556b2f']],
  ['green', ['#22c55e', '#008000']],
  ['dark green', ['#006400']],
  ['light green', ['#90ee90']],
  ['teal', ['#008080', '#20b2aa']],
  ['light blue', ['#add8e6', '#87ceeb', '#dbeafe']],
  ['blue', ['#3B82F6', '#1D4ED8']],
  ['dark blue', ['#1e3a8a', '#000080']],
  ['purple', ['#7c3aed', '#800080']],
  ['light purple', ['#e6e6fa']],
  ['pink', ['#ff69b4']],
  ['light pink', ['#ffc0cb']],
])('names these %s', (name, hexes) => {
  expect(hexes.map((hex) => nameColor(hex))).toEqual(hexes.map(() => name))
})

it('gives the name before the code', () => expect(describeColor('#1e3a8a')).toBe('Dark blue, #1e3a8a'))

it.each(['', '#', '#12', '#12345g', '#1e3a8a80', 'rebeccapurple', 'rgb(0 0 0)'])('leaves “%s” as it is', (text) => {
  expect(nameColor(text)).toBe(text)
  expect(describeColor(text)).toBe(text)
})
