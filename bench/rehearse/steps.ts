import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { ROOT } from '#scripts/launch/root.mjs'
import { openFakeS3 } from '#test/platform/fake-s3.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { LoadUser } from '../faults/person.ts'
import { RealPostgres } from '../faults/real-postgres.ts'
import { buildImage, readBuildSteps } from './build-image.ts'
import { Contained, tryInside } from './contained.ts'
import { startProxy } from './start-proxy.ts'

/** Run by bench/rehearse.ts, which ends and removes everything. */

const began = performance.now()
const image = path.join(tmpdir(), 'image')
mkdirSync(image)
chmodSync(tmpdir(), 0o755)

const recipe = readBuildSteps()
buildImage(image, recipe)
// The Node of the image: its programs must be the same whatever else is installed.
copyFileSync(process.execPath, path.join(image, 'node'))
const withNode = (command: string[]) => command.map((word) => (word === 'node' ? '/mnt/node' : word))
const size = execFileSync('du', ['--summarize', '--block-size=1M', '--exclude=./node', '.'], { cwd: image })
say(`image: ${size.toString().split('\t')[0]} MB beside Node's own`)

const postgres = await RealPostgres.create()
const s3 = await openFakeS3()
const { credentials } = s3.config
const [webPort1, webPort2, workerPort1, workerPort2] = await freePorts()
const [site, pictures] = (await freePorts()).map((port) => `https://localhost:${port}`) as [string, string]
const certificate = await startProxy({
  SITE: site,
  PICTURES: pictures,
  PICTURES_AT: new URL(s3.config.endpoint!).host,
  WEB1: `127.0.0.1:${webPort1}`,
  WEB2: `127.0.0.1:${webPort2}`,
})
setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
copyFileSync(certificate, path.join(image, 'authority.crt'))
chmodSync(path.join(image, 'authority.crt'), 0o644)

const settings = {
  PUBLIC_URL: site,
  DATABASE_URL: postgres.url,
  S3_ENDPOINT: pictures,
  S3_FORCE_PATH_STYLE: '1',
  S3_BUCKET: s3.config.bucket,
  S3_REGION: s3.config.region,
  SESSION_SECRET: 'rehearsed-'.repeat(5),
  AWS_ACCESS_KEY_ID: credentials!.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials!.secretAccessKey,
  NODE_ENV: 'production',
  ALLOW_DEMO: '1',
  HOST: '0.0.0.0',
  DATA_DIR: '/tmp/data',
  NODE_EXTRA_CA_CERTS: '/mnt/authority.crt',
}
const contain = (role: string, port: number) =>
  new Contained(image, {
    command: withNode(recipe.command),
    env: { ...settings, ROLE: role, PORT: String(port) },
    log: path.join(tmpdir(), `${role}-${port}.log`),
  })
const [web1, web2] = [contain('web', webPort1), contain('web', webPort2)]
const workers = [contain('worker', workerPort1), contain('worker', workerPort2)]

prove('nobody runs it', tryInside(image, ['id', '-u'])?.trim() === '65534')
const canWrite = (file: string) => tryInside(image, ['touch', file]) !== undefined
prove('its root is read-only, and /tmp is not', !canWrite('/mnt/x') && !canWrite('/var/x') && canWrite('/tmp/x'))
await web1.start()
const isHealthy = () => tryInside(image, withNode(recipe.healthcheck), { PORT: String(webPort1) }) !== undefined
prove('the health check says yes', isHealthy())
await Promise.all(workers.map((worker) => worker.start()))

const person = new LoadUser(site, 'rehearsal')
// The demo issuer lives in one web process: the second one comes after the sign-in.
while (!(await fetch(`${site}/api/plans`).catch(() => undefined))?.ok) await sleep(200)
prove('strangers cannot ask who is ready', (await fetch(`${site}/readyz`)).status === 404)
await person.begin()
await web2.start()
const over = new AbortController()
await person.generate('square', over.signal)
let made: { imageUrl: string } | undefined
while (!made) {
  const { body } = await person.client.get(`/api/creatives/${person.adId}/variants`)
  made = (body as { imageUrl: string }[])[0]
  await sleep(500)
}
const link = (await person.client.open(made.imageUrl)).headers.get('location') ?? ''
prove('an ad is made, and comes by TLS from the bucket', link.startsWith(pictures) && (await fetch(link)).ok)

const working = person.work(over.signal)
for (const web of [web1, web2]) {
  await web.stop()
  await web.start()
}
over.abort()
await working
const answers = [...person.answers].map(([kind, count]) => `${count} of ${kind}`).join(', ')
const isDropped = [...person.answers.keys()].some((kind) => !kind.startsWith('2'))
prove(`a restart one after the other drops no request (${answers})`, !isDropped)
await web1.stop()
prove('the health check says no when it has ended', !isHealthy())
for (const one of [web2, ...workers]) await one.stop()
say('ok: SIGTERM ends each of them tidily')
execFileSync('systemd-analyze', ['verify', 'deploy/systemd/placard@web-3001.service'], { cwd: ROOT, stdio: 'inherit' })
say('ok: the units of systemd can be read')
say(`${Math.round((performance.now() - began) / 1000)} s`)
// PostgreSQL, the proxy and the bucket end with this process.
process.exit()

async function freePorts(): Promise<[number, number, number, number]> {
  return Promise.all([findFreePort(), findFreePort(), findFreePort(), findFreePort()])
}

function prove(what: string, holds: boolean): void {
  say(`${holds ? 'ok' : 'FAILS'}: ${what}`)
  if (!holds) process.exitCode = 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
