import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { statusOf } from './run-program.mjs'

const run = (program: string) => statusOf(process.execPath, ['--eval', program], { stdio: 'ignore' })

test('the exit code of the program is returned, and a signal by the shell’s convention', async () => {
  expect(await run('process.exit(0)')).toBe(0)
  expect(await run('process.exit(7)')).toBe(7)
  expect(await run('process.kill(process.pid, "SIGTERM")')).toBe(128 + 15)
})

test('SIGTERM to the wrapper stops the program tidily, and its exit code is the wrapper’s', async () => {
  const tidy = `process.on('SIGTERM', () => { console.log('tidy'); process.exit(3) }); setInterval(() => {}, 1000); console.log('up')`
  const wrapper = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { runProgram } from ${JSON.stringify(new URL('run-program.mjs', import.meta.url).href)}
      await runProgram(process.execPath, ['--eval', ${JSON.stringify(tidy)}])`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  wrapper.stdout.on('data', (data: Buffer) => (output += data.toString()))
  await expect.poll(() => output).toBe('up\n')
  wrapper.kill('SIGTERM')
  // The event 'exit' may come before the last output.
  const [code] = (await once(wrapper, 'close')) as [number]
  expect(output).toBe('up\ntidy\n')
  expect(code).toBe(3)
})
