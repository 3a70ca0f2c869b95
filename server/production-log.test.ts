import { expect, it } from 'vitest'
import { freshSettings, quickSettings, spawnServer } from '#test/platform/server-process.ts'

const PRODUCTION = { NODE_ENV: 'production', ALLOW_DEMO: '1', INSTANCE: 'here' }

function linesOf(stdout: string): Record<string, unknown>[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('logs in production why it does not start', async () => {
  const server = spawnServer({ ...(await freshSettings()), ...PRODUCTION, PORT: 'abc' })
  expect(await server.ended()).toBe(1)
  expect(server.output.stderr).toBe('')
  const reason = 'PORT must be a whole number from 1 to 65535.'
  expect(linesOf(server.output.stdout)).toMatchObject([{ level: 60, msg: 'Placard does not start', reason }])
})

it('writes nothing in production but lines of JSON, from any source', async () => {
  const server = spawnServer({}, { program: ['test/platform/writes-all-ways.ts'] })
  expect(await server.ended()).toBe(1)
  expect(server.output.stderr).toBe('')
  const lines = linesOf(server.output.stdout)
  for (const line of lines) expect(line).toMatchObject({ instance: 'here:3000/all', version: '1.2.3+abc' })
  expect(lines.toSorted((a, b) => String(a['msg']).localeCompare(String(b['msg'])))).toMatchObject([
    { level: 40, msg: 'A package writes', said: 'a package says 1' },
    { level: 40, msg: 'A process or thread beside this one writes', said: expect.stringMatching(/^a (child|thread) /) },
    { level: 40, msg: 'A process or thread beside this one writes', said: expect.stringMatching(/^a (child|thread) /) },
    { level: 60, msg: 'An error that nobody caught ends the process', err: { message: 'nobody caught it' } },
    { level: 40, msg: 'Node gives a warning', err: { message: 'It will go' } },
    { level: 60, msg: 'Placard does not start', err: { message: 'a fault of ours' } },
  ])
})

it('logs in production that it is ready, and that it ends', { tags: 'thorough/programs' }, async () => {
  const server = spawnServer({ ...(await quickSettings()), ...PRODUCTION, SESSION_SECRET: 'x'.repeat(32) })
  await expect.poll(() => server.output.stdout).toContain('"Placard is ready"')
  server.child.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
  expect(server.output.stderr).toBe('')
  for (const line of linesOf(server.output.stdout)) expect(line).toMatchObject({ instance: 'here' })
})
