import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_USER, fillDemo } from '../demo/fill-demo.ts'
import { ROOT } from '../launch/root.mjs'
import { startApp } from '../started-app.ts'

/**
 * `npm run demo`: the app with a gallery that is filled already, in a data folder of its own. The first time fills it; after that it
 * starts with what is there. A folder whose filling was interrupted is not used.
 */
const dataDir = path.join(ROOT, 'demo-data')
const mark = path.join(dataDir, 'filled')
if (existsSync(dataDir) && !existsSync(mark)) {
  process.stderr.write('The last npm run demo did not finish: delete the folder demo-data, then run it again.\n')
  process.exit(1)
}

const print = (text: string) => process.stdout.write(`${text}\n`)
const app = await startApp({ port: Number(process.env['PORT'] ?? 3000), dataDir })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.stop().finally(() => process.exit()))
if (!existsSync(mark)) {
  await fillDemo(app.url, (step) => print(`  ${step}...`))
  writeFileSync(mark, '')
}
print(`\nPlacard is open at ${app.url}. Choose Sign in, continue with the demo and sign in as ${DEMO_USER.email}.`)
print('Ctrl-C stops it. To fill it again, delete the folder demo-data.')
