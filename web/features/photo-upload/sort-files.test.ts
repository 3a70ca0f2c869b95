import { expect, it } from 'vitest'
import { sortFiles } from './sort-files.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const names = (files: readonly File[]) => files.map((file) => file.name)

it('takes pictures and ignores everything else without a word', () => {
  const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' })
  expect(sortFiles([notes, picture('a.png')], 0)).toEqual({
    accepted: [expect.objectContaining({ name: 'a.png' })],
    notes: [],
  })
  expect(sortFiles([notes], 0)).toEqual({ accepted: [], notes: [] })
})

it('takes as many as the five places still hold and says how many are left out', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(name))
  const fresh = sortFiles(files, 0)
  expect(names(fresh.accepted)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(fresh.notes.join()).toContain('1 picture was left out')
  const held = sortFiles(files, 4)
  expect(names(held.accepted)).toEqual(['a'])
  expect(held.notes.join()).toContain('5 pictures were left out')
  expect(sortFiles(files, 7).accepted).toEqual([])
})

it('leaves out a file that is too large, by name', () => {
  const large = picture('huge.png')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  const { accepted, notes } = sortFiles([large, picture('a.png')], 0)
  expect(names(accepted)).toEqual(['a.png'])
  expect(notes).toEqual(['huge.png is larger than 10 MB. Please choose a smaller version of it.'])
})

it('reports a chosen file that is not an image, and ignores a dropped one', () => {
  const files = [new File(['x'], 'price list.pdf', { type: 'application/pdf' })]
  expect(sortFiles(files, 0)).toEqual({ accepted: [], notes: [] })
  expect(sortFiles(files, 0, { reportsOthers: true }).notes).toEqual([
    'price list.pdf is no image. Please choose a JPEG, PNG, WebP, AVIF or GIF file.',
  ])
})
