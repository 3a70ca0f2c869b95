import { spawnSync } from 'node:child_process'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { TestClient } from '#test/client.ts'
import { fillInCreative } from '#test/given/fill-in.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { exhaustedQueue } from '#server/platform/jobs/boss-jobs.ts'
import { quickSettings, spawnServer, startHere } from '#test/platform/server-process.ts'

const RULES = 'ops/prometheus/alerts.yml'
const RULE_TESTS = 'ops/prometheus/alerts.test.yml'
const FILES = [RULES, RULE_TESTS, 'ops/grafana/placard.json']

interface Rule {
  alert: string
  expr: string
  for?: string
}

interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
}

const readYaml = (file: string) => parse(readFileSync(file, 'utf8')) as unknown
const rules = (readYaml(RULES) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)

/** Returns the labels of each metric in a server's output. */
function labelsIn(text: string): Map<string, Set<string>> {
  const labelsOf = new Map<string, Set<string>>()
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? /gm)) {
    const known = labelsOf.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    labelsOf.set(name, known)
  }
  return labelsOf
}

/** Labels that Prometheus itself adds to every series of a target. */
const OF_TARGETS = ['job', 'role', 'instance']

/** Returns each metric that the file queries, with the labels that it uses. */
function queriesIn(file: string): { name: string; labels: string[] }[] {
  const text = readFileSync(file, 'utf8').replaceAll('\\"', '"')
  const asked = [...text.matchAll(/\b((?:placard|process)_[a-z_]+)(?:\{([^}]*)\})?/g)]
  return asked.map(([, name = '', labels = '']) => {
    const named = [...labels.matchAll(/(\w+)(?:=~?|!=|!~)"/g)].map(([, label = '']) => label)
    return { name, labels: named.filter((label) => !OF_TARGETS.includes(label)) }
  })
}

async function givenMetricsPort() {
  const settings = await quickSettings()
  const mark = path.join(settings.DATA_DIR, 'last-backup')
  writeFileSync(mark, '')
  utimesSync(mark, 1_700_000_000, 1_700_000_000)
  const METRICS_PORT = String(await findFreePort())
  const models = { TEXT_MODEL: 'openai-compatible/any', OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' }
  const url = `http://127.0.0.1:${METRICS_PORT}/metrics`
  return {
    settings: { ...settings, ...models, METRICS_PORT, BACKUP_MARK: mark },
    read: async () => (await fetch(url)).text(),
  }
}

it(
  'uses in alerts, their tests and the dashboard only metrics of a server that has made an ad',
  { tags: 'thorough/programs' },
  async ({ skip }) => {
    const { settings, read } = await givenMetricsPort()
    if (!settings.DATABASE_URL) skip('PostgreSQL is not installed: the embedded database has no pool')
    const server = spawnServer(settings)
    await server.ready()
    const browser = new TestClient(`http://localhost:${settings.PORT}`)
    await browser.signIn()
    const id = await fillInCreative(browser)
    expect((await browser.post(`/api/creatives/${id}/generate`, { format: 'square' })).status).toBe(200)
    const labelsOf = labelsIn(await read())
    for (const file of FILES) {
      const asked = queriesIn(file)
      expect(asked.length, `in ${file}`).toBeGreaterThan(20)
      for (const { name, labels } of asked) {
        const known = labelsOf.get(name)
        expect(known, `${name} in ${file}`).toBeDefined()
        for (const label of labels) expect([...(known ?? [])], `${name} in ${file}`).toContain(label)
      }
    }
  },
)

it('reports every counter of an alert at 0, and every state, before anything has happened', async () => {
  const { settings, read } = await givenMetricsPort()
  await startHere(settings)
  const text = await read()
  const counters = new Set(rules.flatMap(({ expr }) => expr.match(/placard_\w+_total/g) ?? []))
  expect(counters.size).toBeGreaterThan(4)
  expect([...counters].filter((name) => !new RegExp(`^${name}\\{.*\\} 0$`, 'm').test(text))).toEqual([])
  for (const zero of [
    'placard_http_requests_total{class="5xx"}',
    'placard_ads_total{outcome="failed"}',
    'placard_sign_ins_total{outcome="unreachable"}',
    'placard_payment_events_total{subject="payment",outcome="failed"}',
    'placard_model_calls_total{provider="openai-compatible",outcome="failed"}',
    'placard_storage_operations_total{operation="room",outcome="full"}',
    'placard_job_attempts_total{queue="purge-replaced-variants",outcome="failed"}',
    'placard_queue_jobs{queue="paint-campaign-product.given-up",state="failed",priority="0"}',
    'placard_queue_oldest_seconds{queue="note-deletion",state="created",priority="0"}',
    'placard_queue_last_failure_timestamp_seconds{queue="forget-sessions"}',
  ])
    expect(text).toContain(`\n${zero} 0\n`)
  expect(text).toContain('\nplacard_backup_last_timestamp_seconds 1700000000\n')
  expect(text).toContain('\nplacard_database_up 1\n')
  expect(text).toContain('\nplacard_storage_up 1\n')
  // The queue was just made: nothing is overdue in a new installation.
  const [, since] =
    /^placard_schedule_last_success_timestamp_seconds\{queue="forget-audit-events"\} (.*)$/m.exec(text) ?? []
  expect(Number(since)).toBeGreaterThan(1.7e9)
})

it('has for each alert a test that makes it fire and one that keeps it silent', () => {
  const tests = (readYaml(RULE_TESTS) as RuleTests).tests.flatMap((group) => group.alert_rule_test)
  expect(rules.length).toBeGreaterThan(20)
  const isProved = (alert: string, fires: boolean) =>
    tests.some(({ alertname, exp_alerts: fired }) => alertname === alert && fired.length > 0 === fires)
  expect(rules.filter(({ alert }) => !isProved(alert, true))).toEqual([])
  expect(rules.filter(({ alert }) => !isProved(alert, false))).toEqual([])
  expect(tests.filter(({ alertname }) => !rules.some(({ alert }) => alert === alertname))).toEqual([])
})

it('names only existing queues in alerts', () => {
  const queues = JOB_DEFINITIONS.flatMap((job) => [job.name, exhaustedQueue(job).name])
  const named = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/queue(?:=~?|!=|!~)"([^"]+)"/g)].map(([, pattern = '']) => pattern),
  )
  expect(named.length).toBeGreaterThan(4)
  const isOne = (branch: string) => queues.some((queue) => new RegExp(`^(?:${branch})$`).test(queue))
  expect(named.flatMap(alternatives).filter((branch) => !isOne(branch))).toEqual([])
})

/** Expands `(a|b)[.]c|d` to a[.]c, b[.]c and d: each has to be the name of something. */
function alternatives(pattern: string): string[] {
  const [, before = '', inner, after = ''] = /^(.*?)\(([^)]*)\)(.*)$/.exec(pattern) ?? []
  if (inner === undefined) return pattern.split('|')
  return inner.split('|').flatMap((one) => alternatives(before + one + after))
}

it('waits in no alert for as long as its range: a single event would never fire', () => {
  const ranges = (expr: string) => [...expr.matchAll(/\[(\w+)\]/g)].map(([, range]) => range)
  expect(rules.filter(({ expr, for: wait }) => wait !== undefined && ranges(expr).includes(wait))).toEqual([])
  // An increase by one event is back at 0 when its range is over, so a `for` has to be shorter than that.
  const increasing = rules.filter(({ expr }) => /increase\(/.test(expr))
  expect(increasing.filter(({ for: wait }) => wait !== undefined && parseInt(wait, 10) > 5)).toEqual([])
})

it('explains each alert in the handbook, and no other', () => {
  const handbook = readFileSync('docs/operations.md', 'utf8')
  const explained = [...handbook.matchAll(/^\| `(Placard\w+)` /gm)].map(([, alert]) => alert)
  expect(explained).toEqual(rules.map(({ alert }) => alert))
})

const promtool = (args: string[], input?: string) => spawnSync('promtool', args, { encoding: 'utf8', input })

it('has rules and metrics that promtool accepts, and all tests of alerts pass', async ({ skip }) => {
  if (promtool(['--version']).error)
    skip('promtool is not installed: on Debian it comes with apt-get install prometheus')
  expect(promtool(['check', 'rules', '--lint-fatal', RULES])).toMatchObject({ status: 0 })
  expect(promtool(['test', 'rules', RULE_TESTS])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('SUCCESS'),
  })
  const { settings, read } = await givenMetricsPort()
  await startHere(settings)
  expect(promtool(['check', 'metrics'], await read()).stderr).not.toContain('error while linting')
})
