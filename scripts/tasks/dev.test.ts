import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { givenSettings } from '#test/platform/server-process.ts'
import { waitUntil } from '#test/wait-until.ts'
import { startApp } from '../started-app.ts'

test(
  'npm run dev serves the web app from its sources and does not restart while nothing changes',
  { tags: 'thorough/programs' },
  async () => {
    const { PORT, DATA_DIR } = await givenSettings()
    let output = ''
    const app = await startApp({
      port: Number(PORT),
      dataDir: DATA_DIR,
      command: [process.execPath, 'scripts/launch.mjs', 'dev'],
      onOutput: (text) => (output += text),
    })
    await waitUntil(() => output.includes('is ready at'))
    expect(await (await fetch(app.url)).text()).toContain('/@vite/client')
    await sleep(1_500)
    await app.stop()
    expect(output.match(/is ready at/g)).toHaveLength(1)
    expect(output).not.toContain('Change detected')
  },
)
