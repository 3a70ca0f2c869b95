import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BadInput } from '../bad-input.ts'
import { makeSheet } from './make-sheet.ts'

let folder = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheet-'))
  out = path.join(folder, 'sheet.png')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function picture(name: string, { width, height, color }: { width: number; height: number; color: string }) {
  const file = path.join(folder, name)
  await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toFile(file)
  return file
}

async function colorAt(left: number, top: number): Promise<number[]> {
  const { data } = await sharp(out)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('pictures stand in columns, each in the middle of its own, and rows follow each other', async () => {
  const files = [
    await picture('wide.png', { width: 400, height: 100, color: '#ff0000' }),
    await picture('square.png', { width: 100, height: 100, color: '#00ff00' }),
    await picture('third.png', { width: 100, height: 100, color: '#0000ff' }),
  ]
  await makeSheet([...files, '--out', out, '--columns', '2', '--width', '448'])
  // Two columns of 200 px with gaps of 16: the wide picture is halved, and the row is as high as the square one.
  expect(await sharp(out).metadata()).toMatchObject({ width: 448, height: 16 + (100 + 24 + 16) * 2 })
  expect(await colorAt(20, 20)).toEqual([255, 0, 0])
  expect(await colorAt(332, 66)).toEqual([0, 255, 0])
  expect(await colorAt(116, 16 + 140 + 50)).toEqual([0, 0, 255])
})

test('the name of the file is written under its picture', async () => {
  await makeSheet([await picture('a.png', { width: 10, height: 10, color: '#fff' }), '--out', out, '--columns', '1'])
  const caption = await sharp(out).extract({ left: 16, top: 26, width: 1500, height: 24 }).stats()
  expect(caption.channels[0]?.min).toBeLessThan(120)
})

test('bad input is reported in one sentence, and nothing is written', async () => {
  const text = path.join(folder, 'notes.txt')
  writeFileSync(text, 'no picture')
  const refused = async (...args: string[]) => {
    await expect(makeSheet(args)).rejects.toBeInstanceOf(BadInput)
    expect(existsSync(out)).toBe(false)
  }
  await refused()
  await refused(text)
  await refused(text, '--out', out)
  await refused(path.join(folder, 'gone.png'), '--out', out)
  await refused(text, '--out', out, '--columns', 'two')
  await refused(text, '--out', out, '--columns', '50', '--width', '100')
  await refused(text, '--out', path.join(folder, 'sheet.jpg'))
})
