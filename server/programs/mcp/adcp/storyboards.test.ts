import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '#scripts/launch/root.mjs'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenToken } from '#test/given/given-token.ts'
import { acmeBuild, acmeManifest, acmePreview, answerAdcpAddresses } from '#test/programs/adcp.ts'
import { connectAgent } from '#test/programs/mcp-client.ts'

const database = useDatabase()

/** A clone of the standard, for its schemas and for later storyboards than those of 3.0.6, which the runner brings. */
const STANDARD = process.env['ADCP_STANDARD']
const LIMIT_MS = 240_000

const LISTED = ['discover_formats', 'filter_by_type']
const MADE = ['preview_creative', 'build_creative', 'build_multi_format']

/** Later releases, and the steps of each. */
const NEWER: [string, string[]][] = [
  ['3.1.19', ['get_capabilities', ...LISTED, ...MADE]],
  ['3.2.0-beta.5', ['get_capabilities', ...MADE]],
]

/** The releases whose schemas the answers have to fit, with the version that a caller of each pins. */
const RELEASES: [string, string][] = [
  ['3.0.6', '3.0'],
  ['3.1.19', '3.1'],
  ['3.2.0-beta.5', '3.2-beta.5'],
]

describe('the standard’s own runner', () => {
  it('finds no fault in 3.0', { tags: 'thorough/programs', timeout: LIMIT_MS }, async () => {
    const { summary } = await runStoryboard('creative_template')
    expect(summary).toMatchObject({ passed: 6, failed: 0, failures: [] })
  })

  it.skipIf(!STANDARD).each(NEWER)(
    'finds no fault in %s',
    { tags: 'thorough/programs', timeout: LIMIT_MS },
    async (version, steps) => {
      const { printed } = await runStoryboard('--file', await storyboardOf(version))
      expect(stepsOf(printed)).toEqual(steps.map((step) => [step, true, []]))
    },
  )
})

interface Run {
  /** The file that the runner writes for a storyboard of its own; its exit code is 0 even where steps fail. */
  summary: unknown
  /** The output, which is all there is for a storyboard of another release. */
  printed: Printed
}

interface Printed {
  phases?: { steps: { step_id: string; passed: boolean; skipped?: boolean; error?: string; validations?: Check[] }[] }[]
}

interface Check {
  passed: boolean
  description: string
  error?: string
}

async function runStoryboard(...which: string[]): Promise<Run> {
  // The storyboards name this agent by a placeholder, which is our public address here.
  const app = await startTestApp(database, { config: { publicUrl: 'https://your-agent.example.com' } })
  app.services.fetch = answerAdcpAddresses
  const { userId } = await givenAccount(app, 'ada@example.com', 'pro')
  const { token } = await givenToken(app.services, { userId })
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-adcp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const summary = path.join(folder, 'summary.json')
  const program = path.join(ROOT, 'node_modules/@adcp/sdk/bin/adcp.js')
  const args = [program, 'storyboard', 'run', `${app.url}/mcp`, ...which, '--auth', token, '--allow-http', '--json']
  const options = { maxBuffer: 2 ** 26, env: { ...process.env, HOME: folder } }
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--summary-output', summary], options).catch(
    (error: { stdout: string }) => error,
  )
  return {
    summary: existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : undefined,
    printed: JSON.parse(stdout) as Printed,
  }
}

/**
 * Copies a storyboard without what the pinned runner cannot judge: an assertion on media buys that it does not know yet, and
 * the schemas, of which it has those of 3.0.6 alone. A manifest of 3.2 has a format_kind in place of the format_id that 3.0
 * requires, so that no answer fits both; answers are checked against the schemas of their own release below.
 */
async function storyboardOf(version: string): Promise<string> {
  const text = readFileSync(
    path.join(STANDARD!, 'dist/compliance', version, 'specialisms/creative-template/index.yaml'),
    'utf8',
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-storyboard-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'creative-template.yaml')
  const judged = text
    .replace('  - impairment.coherence\n', '')
    .replaceAll(/ +- check: response_schema\n +description: .*\n/g, '')
  writeFileSync(file, judged)
  return file
}

/** Returns each step with what failed in it. */
function stepsOf({ phases = [] }: Printed) {
  const steps = phases.flatMap((phase) => phase.steps).filter(({ skipped }) => !skipped)
  return steps.map(({ step_id: id, passed, error, validations = [] }) => {
    const faults = validations.filter((check) => !check.passed)
    return [id, passed, [...(error ? [error] : []), ...faults.map((check) => check.error ?? check.description)]]
  })
}

describe.skipIf(!STANDARD)('the schemas of the standard (skipped where ADCP_STANDARD names no clone)', () => {
  it.each(RELEASES)(
    'fit every answer in %s',
    { tags: 'thorough/programs', timeout: LIMIT_MS },
    async (release, pin) => {
      const app = await startTestApp(database)
      app.services.fetch = answerAdcpAddresses
      const { userId } = await givenAccount(app, 'ada@example.com', 'pro')
      const { call } = await connectAgent(app, { userId })
      const check = await openSchemas(release)
      const target = pin.startsWith('3.2')
        ? { target_capability_ids: ['display_300x250', 'square'] }
        : { target_format_ids: ['display_300x250', 'square'].map((id) => ({ agent_url: app.url, id })) }
      const calls = [
        ['protocol/get-adcp-capabilities', 'get_adcp_capabilities', {}],
        ['creative/list-creative-formats', 'list_creative_formats', {}],
        ['creative/preview-creative', 'preview_creative', { ...acmePreview(app.url), quality: 'draft' }],
        [
          'creative/preview-creative',
          'preview_creative',
          { request_type: 'batch', requests: [acmePreview(app.url), { ...acmePreview('https://other.example') }] },
        ],
        [
          'media-buy/build-creative',
          'build_creative',
          { ...acmeBuild(app.url), idempotency_key: `one-${release}-000000` },
        ],
        [
          'media-buy/build-creative',
          'build_creative',
          { creative_manifest: acmeManifest(app.url), ...target, idempotency_key: `many-${release}-00000` },
        ],
        ['media-buy/build-creative', 'build_creative', { ...acmeBuild(app.url), idempotency_key: 'short' }],
        ['creative/list-creatives', 'list_creatives', {}],
      ] as const
      for (const [name, tool, args] of calls) {
        const context = { correlation_id: name }
        const { structuredContent } = await call(tool, { ...args, adcp_version: pin, context })
        expect.soft(structuredContent, tool).toMatchObject({ adcp_version: pin, context })
        expect.soft(check(`${name}-response.json`, structuredContent), `${tool}, ${release}`).toEqual([])
      }
    },
  )
})

/** Opens the schemas of a release, and returns what does not fit one of them. */
async function openSchemas(release: string) {
  const root = path.join(STANDARD!, 'dist/schemas', release)
  const error = JSON.parse(readFileSync(path.join(root, 'core/error.json'), 'utf8')) as { $id: string }
  const base = error.$id.slice(0, -'core/error.json'.length)
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const added = new Set<string>()
  for (const file of globSync('**/*.json', { cwd: root, exclude: ['bundled/**', 'mcp/**'] })) {
    const schema = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { $id?: string }
    // Some answers are published in two places.
    if (!schema.$id?.startsWith(base) || added.has(schema.$id)) continue
    added.add(schema.$id)
    ajv.addSchema(schema)
  }
  return (name: string, answer: unknown): string[] => {
    const validate = ajv.getSchema(base + name)!
    return validate(answer) ? [] : (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`)
  }
}
