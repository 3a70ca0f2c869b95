import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTINGS } from '#server/config.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** What the proxy and the other images of the composition are told, and Node. */
const NOT_OURS = ['SITE', 'PICTURES', 'POSTGRES_PASSWORD', 'ROLE']

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

it('tells the image the version that package.json has', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(read('Dockerfile')).toContain(`ARG VERSION=${version}\n`)
})
