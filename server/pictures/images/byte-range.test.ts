import { expect, it } from 'vitest'
import { namesTag, readByteRange } from './byte-range.ts'

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=50-1000', { first: 50, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('reads %s of a hundred bytes', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected)
})

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b'])(
  'answers with the whole body to %s',
  (header) => {
    expect(readByteRange(header, 100)).toBeUndefined()
  },
)

it('finds a tag in a list, weak or not, and matches the star', () => {
  expect(namesTag('"a", W/"b"', '"b"')).toBe(true)
  expect(namesTag('*', '"b"')).toBe(true)
  expect(namesTag('"a"', '"b"')).toBe(false)
  expect(namesTag(undefined, '"b"')).toBe(false)
})
