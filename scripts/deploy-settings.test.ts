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
