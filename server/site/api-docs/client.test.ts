import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { givenPro } from '#test/given/given.ts'
import { givenToken } from '#test/given/given-token.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { useDatabase } from '#test/platform/database.ts'
import { CHECK_WEBHOOK } from './check-webhook.ts'
import { writeSamples } from './code-samples.ts'
import { describeApi } from './describe-api.ts'

const database = useDatabase()
const run = promisify(execFile)

/** The examples in TypeScript, each as a program of its own. */
function writeExamples(): [string, string][] {
  const operations = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return operations.flatMap((call): [string, string][] => {
    const samples = writeSamples(call)
    const program = samples && `${samples.typescript}\n${ENVIRONMENT}\nexport {}\n`
    return program ? [[`${call.operation.operationId}.ts`, program]] : []
  })
}

const ENVIRONMENT = 'declare const placard: string\ndeclare const token: string'

/**
 * A program as a user may write it, with a client that a generator made of the document. It is typed: a call or a field
 * that the document does not have would not compile.
 */
const PROGRAM = `
import { readFileSync } from 'node:fs'
import * as placard from './client.ts'

const { URL: baseUrl = '', TOKEN: token = '', READER: reader = '', PHOTO: photo = '' } = process.env
placard.defaults.baseUrl = baseUrl
placard.defaults.headers = { authorization: \`Bearer \${token}\` }

const product = { productName: 'Copper kettle', productDescription: 'Boils a litre in ninety seconds.' }
const once = { idempotencyKey: 'ad-1' }

async function makeAd(): Promise<string> {
  const made = await placard.createCreative(product, once)
  if (made.status !== 200) throw new Error(made.data.message)
  return made.data.id
}

const id = await makeAd()
const again = await makeAd()

const images = [new File([readFileSync(photo)], 'kettle.png', { type: 'image/png' })]
const uploaded = await placard.uploadImages(id, { images }, { idempotencyKey: 'photo-1' })
if (uploaded.status !== 200) throw new Error(uploaded.data.message)
const style = { adStyle: 'bold', colorPalette: 'blue', typography: 'modern', tone: 'friendly' } as const
const saved = await placard.updateCreative(id, { ...style, productImages: uploaded.data })
if (saved.status !== 200) throw new Error(saved.data.message)

const generated = await placard.generateVariant(id, { format: 'square' }, { idempotencyKey: 'square-1' })
if (generated.status !== 200) throw new Error(JSON.stringify(generated.data))
const picture = await fetch(new URL(generated.data.imageUrl, baseUrl), { headers: placard.defaults.headers as {} })

const asReader = { headers: { authorization: \`Bearer \${reader}\` } }
const refused = await placard.createCreative(product, {}, asReader)
const listed = await placard.listCreatives({ limit: 10 }, asReader)
const reused = await placard.createCreative({ ...product, productName: 'Another kettle' }, once)
const account = await placard.listApiTokens()

console.log(
  JSON.stringify({
    sameAd: id === again,
    picture: [picture.status, picture.headers.get('content-type'), (await picture.arrayBuffer()).byteLength > 0],
    refused: refused.status === 403 ? refused.data.code : refused.status,
    listed: listed.status === 200 ? listed.data.map((ad) => ad.variants.length) : listed.status,
    reused: reused.status === 409 ? reused.data.code : reused.status,
    account: account.status === 403 ? account.data.code : account.status,
  }),
)
`

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
  },
  include: ['*.ts'],
}

it('is enough for a typed client that makes and fetches an ad, and has examples that compile', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  write('openapi.json', JSON.stringify(describeApi()))
  write('client.ts', await generateSource(path.join(folder, 'openapi.json')))
  write('program.ts', PROGRAM)
  const examples = writeExamples()
  expect(examples.length).toBeGreaterThan(70)
  for (const [name, program] of examples) write(name, program)
  write('check-webhook.ts', CHECK_WEBHOOK)
  write('package.json', JSON.stringify({ type: 'module' }))
  write('tsconfig.json', JSON.stringify(TSCONFIG))
  write('kettle.png', await drawHalves(60, 40).png().toBuffer())
  const errors = await run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(errors).toBe('')

  const { services, signedIn, url } = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const { userId } = await signedIn()
  await givenPro(services.db, userId!)
  const [{ token }, reader] = [
    await givenToken(services, { userId: userId! }),
    await givenToken(services, { userId: userId!, scopes: ['read'] }),
  ]
  const env = { URL: url, TOKEN: token, READER: reader.token, PHOTO: path.join(folder, 'kettle.png') }
  const { stdout } = await run(process.execPath, [path.join(folder, 'program.ts')], { env })
  expect(JSON.parse(stdout)).toEqual({
    sameAd: true,
    picture: [200, 'image/jpeg', true],
    refused: 'SCOPE_REQUIRED',
    listed: [1],
    reused: 'IDEMPOTENCY_KEY_REUSED',
    account: 'SCOPE_REQUIRED',
  })
})
