import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#test/free-port.ts'
import { startApp } from '../started-app.ts'

test('npm run dev serves the web app from its sources and does not restart while nothing changes', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  let output = ''
  const app = await startApp({
    port: await findFreePort(),
    dataDir,
    command: [process.execPath, 'scripts/launch.mjs', 'dev'],
    onOutput: (text) => (output += text),
  })
  expect(await (await fetch(app.url)).text()).toContain('/@vite/client')
  await sleep(1_500)
  await app.stop()
  expect(output.match(/is ready at/g)).toHaveLength(1)
  expect(output).not.toContain('Change detected')
})
