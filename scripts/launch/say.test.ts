import { expect, it, vi } from 'vitest'
import { say } from './say.mjs'

function sayAs(task: string, env: Record<string, string>): string {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
  say('Building the web app...', { task, env })
  return written.join('')
}

it('writes to the person at the keyboard, and to the log if a server starts in production', () => {
  expect(sayAs('start', {})).toBe('Building the web app...\n')
  expect(sayAs('build', { NODE_ENV: 'production' })).toBe('Building the web app...\n')
  const line = JSON.parse(sayAs('start', { NODE_ENV: 'production' })) as object
  expect(line).toMatchObject({ level: 30, time: expect.any(Number), msg: 'Building the web app...' })
})
