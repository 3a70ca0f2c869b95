import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { tell } from './events.ts'
import { openMetrics } from './metrics.ts'

const RULES = 'ops/prometheus/alerts.yml'
const FILES = [RULES, 'ops/grafana/placard.json']

/** What is told once each thing has happened. */
async function readAll(): Promise<string> {
  const metrics = openMetrics({
    pool: () => ({ total: 1, idle: 1, waiting: 0 }),
    queue: async () => [{ job: 'generate-variant', state: 'created', priority: 0, jobs: 1, oldestSeconds: 2 }],
    models: async () => ({ costDollars: 1, limitDollars: 25, breakers: [{ provider: 'openai', open: false }] }),
    children: () => [{ work: 'painting', memoryBytes: 1 }],
  })
  const seconds = 0.1
  tell('request', { method: 'GET', route: '/api/creatives/:id', status: 200, seconds })
  tell('ad', { format: 'square', outcome: 'done', seconds })
  tell('stage', { stage: 'paint', seconds })
  tell('model-call', { provider: 'openai', outcome: 'answered', seconds })
  tell('credits', { kind: 'reserve', type: 'monthly', amount: -1 })
  tell('payment-event', { subject: 'checkout', outcome: 'applied' })
  tell('checkout', { purchase: 'pro', state: 'paid' })
  tell('storage', { operation: 'put', outcome: 'done', seconds })
  const server = createServer(metrics.answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await metrics.close()
  })
  const { port } = server.address() as { port: number }
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

it('asks in alerts and dashboard only for what the metrics tell, with labels that they have', async () => {
  const text = await readAll()
  const labelsOf = new Map<string, Set<string>>()
  for (const [, name, labels = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? /gm)) {
    const known = labelsOf.get(name!) ?? new Set()
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!)
    labelsOf.set(name!, known)
  }
  for (const file of FILES) {
    const asked = [...readFileSync(file, 'utf8').matchAll(/\b((?:placard|process)_[a-z_]+)(?:\{([^}]*)\})?/g)]
    expect(asked.length, `in ${file}`).toBeGreaterThan(10)
    for (const [, name, labels = ''] of asked) {
      const known = labelsOf.get(name!)
      expect(known, `${name} in ${file}`).toBeDefined()
      for (const [, label] of labels.matchAll(/(\w+)(?:!?=~?)/g))
        if (label !== 'job') expect([...known!], `${name} in ${file}`).toContain(label)
    }
  }
})

it('has rules and metrics that promtool takes (skipped without it: apt-get install prometheus)', async ({ skip }) => {
  if (spawnSync('promtool', ['--version']).error) skip('promtool is not installed')
  expect(spawnSync('promtool', ['check', 'rules', '--lint-fatal', RULES], { encoding: 'utf8' })).toMatchObject({
    status: 0,
  })
  const checked = spawnSync('promtool', ['check', 'metrics'], { input: await readAll(), encoding: 'utf8' })
  expect(checked.stderr).not.toContain('error while linting')
})
