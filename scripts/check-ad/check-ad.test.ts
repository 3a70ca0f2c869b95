import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { expect, it, onTestFinished, vi } from 'vitest'
import { checkAd } from './check-ad.ts'

it('writes each finding with its rule, its page and its day', async () => {
  const canvas = createCanvas(300, 250)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 300, 250)
  const folder = mkdtempSync(path.join(tmpdir(), 'check-ad-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'white.png')
  writeFileSync(file, canvas.toBuffer('image/png'))
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  await checkAd([file, '--for', 'amazon'], new Date('2026-12-01'))
  expect(written.join('')).toContain('ADVICE The rim of the picture is white and has no border.')
  expect(written.join('')).toContain('[amazon-edge]')
  expect(written.join('')).toContain('checked on 2026-11-30)')
})

it('writes the two examples of a rule, which it then passes and fails', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-ad-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  await checkAd(['--example', 'google_300x250-size', '--out', folder])
  expect(written.join('')).toContain('fails: ' + path.join(folder, 'google_300x250-size-fails.jpeg'))
  written.length = 0
  await checkAd([path.join(folder, 'google_300x250-size-passes.jpeg'), '--for', 'google_300x250'])
  expect(written.join('')).toContain('nothing to say')
  onTestFinished(() => void (process.exitCode = undefined))
  await checkAd([path.join(folder, 'google_300x250-size-fails.jpeg'), '--for', 'google_300x250'])
  expect(written.join('')).toContain('PROBLEM The picture has 301 × 250 pixels.')
})

it('says what it cannot use', async () => {
  await expect(checkAd(['a.jpg', '--for', 'myspace'])).rejects.toThrow('There is no platform, placement or format')
  await expect(checkAd(['/nowhere/a.jpg'])).rejects.toThrow('/nowhere/a.jpg is not there.')
  await expect(checkAd([])).rejects.toThrow('Name a picture')
  await expect(checkAd(['--example', 'no-rule', '--out', 'a'])).rejects.toThrow('There is no rule "no-rule"')
  await expect(checkAd(['--example', 'pinterest-tint'])).rejects.toThrow('Name a folder')
})
