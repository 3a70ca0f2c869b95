import { startModelServer } from '#test/models/model-server.ts'
import { runProgram } from '../launch/run-program.mjs'

/** The app with a fake model provider beside it: no key is needed, and nothing leaves this computer. */
const provider = await startModelServer()
Object.assign(provider.latencyMs, { text: 2_000, image: 8_000 })

process.stdout.write(`A played model provider answers at ${provider.url}. To see what happens when it does not, open
  ${provider.url}/next/image/hang     (or stall, cut-off, garbage, refusal, lettering, tiny, no-picture, status)
  ${provider.url}/next/text/refusal   (or hang, stall, cut-off, garbage, no-direction, status)
and generate an ad: the next call is answered so.\n`)

await runProgram(process.execPath, ['server/main.ts', '--dev'], {
  env: {
    ...process.env,
    TEXT_MODEL: 'openai/gpt-5-mini',
    IMAGE_MODEL: 'openai/gpt-image-2',
    OPENAI_API_KEY: 'played',
    OPENAI_BASE_URL: `${provider.url}/v1`,
  },
})
await provider.close()
