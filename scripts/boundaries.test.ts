import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')

const RULE = 'eslint(no-restricted-imports)'

const FORBIDDEN: [file: string, specifier: string, name?: string][] = [
  ['contract/probe.ts', '#server/config.ts'],
  ['contract/probe.ts', '#studio/index.ts'],
  ['contract/probe.ts', '../server/config.ts'],
  ['contract/probe.ts', 'react'],
  ['contract/probe.ts', 'node:fs'],
  ['contract/probe.ts', './ads/creative.ts'],
  ['contract/money/probe.ts', '../ads/creative.ts'],
  ['contract/ads/brand/probe.ts', '../../catalogue/feed.ts'],
  ['studio/paint/probe.ts', '#server/config.ts'],
  ['studio/paint/probe.ts', '#web/app.tsx'],
  ['studio/paint/probe.ts', '../../server/config.ts'],
  ['studio/paint/probe.ts', 'node:fs'],
  ['studio/paint/probe.ts', 'node:http'],
  ['studio/paint/probe.ts', 'drizzle-orm'],
  ['studio/language/probe.ts', '../type/faces.ts'],
  ['studio/language/locales/probe.ts', '../../basics/matches.ts'],
  ['studio/photo/probe.ts', '../paint/paint-layout.ts'],
  ['studio/direction/probe.ts', '../layout/families/families.ts'],
  ['studio/layers/probe.ts', '#studio/layout/compose-context.ts'],
  ['studio/layout/sets/probe.ts', '../../make-ad/make-ad.ts'],
  ['studio/make-ad/probe.ts', '../change/repaint.ts'],
  ['studio/layout/sets/probe.ts', '../arrangements/over.ts'],
  ['studio/layout/sets/probe.ts', '../blocks/offer.ts'],
  ['studio/layout/blocks/probe.ts', '../families/pool.ts'],
  ['studio/layout/families/probe.ts', '../search/variations.ts'],
  ['studio/layout/families/probe.ts', 'node:fs'],
  ['server/ads/creatives/probe.ts', '#web/app.tsx'],
  ['server/ads/creatives/probe.ts', '#studio/paint/surface.ts'],
  ['server/ads/creatives/probe.ts', '../../web/app.tsx'],
  ['server/ads/creatives/probe.ts', 'react'],
  ['server/ads/creatives/probe.ts', '#test/platform/database.ts'],
  ['server/pictures/images/probe.ts', '#server/ads/creatives/get-creative.ts'],
  ['server/pictures/images/probe.ts', '../../ads/creatives/get-creative.ts'],
  ['server/ads/variants/probe.ts', '../creatives/get-creative.ts'],
  ['server/money/credits/probe.ts', '../billing/claim-pack.ts'],
  ['server/money/billing/sandbox/probe.ts', '../../../ads/creatives/store.ts'],
  ['server/platform/jobs/probe.ts', '#server/ads/generation/job.ts'],
  ['server/ads/creatives/probe.test.ts', '#studio/paint/surface.ts'],
  ['web/screens/probe.tsx', '#server/config.ts'],
  ['web/screens/probe.tsx', '#studio/index.ts'],
  ['web/screens/probe.tsx', '../../contract/formats.ts'],
  ['web/screens/probe.tsx', 'drizzle-orm'],
  ['web/screens/probe.tsx', 'node:fs'],
  ['web/features/header/probe.tsx', '#web/features/other/thing.tsx'],
  ['web/features/header/probe.tsx', '../other/thing.tsx'],
  ['web/features/header/parts/probe.tsx', '../../other/thing.tsx'],
  ['web/features/header/probe.tsx', '#web/screens/landing/landing.tsx'],
  ['web/features/header/probe.tsx', '#server/config.ts'],
  ['web/router/probe.tsx', '#contract/formats.ts'],
  ['web/router/probe.tsx', '#web/ui/button.tsx'],
  ['web/ui/probe.tsx', '#contract/formats.ts'],
  ['web/ui/probe.tsx', '#web/features/header/header.tsx'],
  ['web/ui/probe.tsx', '../features/header/header.tsx'],
  ['web/api/probe.ts', '#web/features/header/header.tsx'],
  ['web/api/probe.ts', '@tanstack/react-query', 'useMutation'],
  ['web/api/people/probe.ts', '#web/api/ads/list-creatives.ts'],
  ['web/api/people/probe.ts', '../ads/list-creatives.ts'],
  ['web/api/ads/brand/probe.ts', '../../desk/get-account.ts'],
  ['web/api/ads/brand/probe.ts', '#web/features/header/header.tsx'],
  ['web/api/ads/brand/probe.ts', '@tanstack/react-query', 'useMutation'],
  ['web/screens/probe.tsx', '@tanstack/react-query', 'useMutation'],
  ['web/features/header/probe.tsx', '@tanstack/react-query', 'useMutation'],
  ['scripts/probe.ts', '#studio/paint/surface.ts'],
]

const ALLOWED: typeof FORBIDDEN = [
  ['contract/probe.ts', 'zod'],
  ['contract/probe.ts', './formats.ts'],
  ['contract/probe.test.ts', 'vitest'],
  ['contract/ads/probe.ts', '../formats.ts'],
  ['contract/ads/brand/probe.ts', '../../pictures/logo.ts'],
  ['studio/paint/probe.ts', '#contract/ads/report.ts'],
  ['studio/paint/probe.ts', '../layers/layout.ts'],
  ['studio/language/locales/probe.ts', '../language.ts'],
  ['studio/change/probe.ts', '../make-ad/make-ad.ts'],
  ['studio/paint/probe.ts', '@napi-rs/canvas'],
  ['studio/layout/blocks/probe.ts', '../sets/ground.ts'],
  ['studio/layout/search/score/probe.ts', '../../families/pool.ts'],
  ['studio/layout/sets/probe.test.ts', '../search/variations.ts'],
  ['server/ads/creatives/probe.ts', '#contract/ads/creative.ts'],
  ['server/ads/creatives/probe.ts', '#studio/index.ts'],
  ['server/ads/creatives/probe.test.ts', '#test/platform/database.ts'],
  ['web/screens/probe.tsx', '#web/features/header/header.tsx'],
  ['web/screens/probe.tsx', '#contract/formats.ts'],
  ['web/features/header/probe.tsx', '#web/features/header/avatar.tsx'],
  ['web/features/header/parts/probe.tsx', '../avatar.tsx'],
  ['web/ui/probe.tsx', '#web/ui/class-names.ts'],
  ['web/api/probe.ts', './ads/list-creatives.ts'],
  ['web/api/ads/brand/probe.ts', '../../people/session.ts'],
  ['web/api/probe.test.ts', '@tanstack/react-query', 'useMutation'],
]

/** A repository with the same lint configuration and empty folders, so that probes disturb nobody in the real one. */
let house = ''
let broken: Set<string>

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const file of ['oxlint.config.ts', 'scripts/boundaries.ts', 'scripts/not-prefixed.ts', 'tsconfig.json']) {
    cpSync(join(ROOT, file), join(house, file))
  }
  mkdirSync(join(house, 'web/features/header'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  for (const probe of [...FORBIDDEN, ...ALLOWED]) writeProbe(...probe)
  broken = lintHouse()
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Returns a file of its own for each import: `probe.ts` becomes `probe-1.ts`, and its test `probe-2.test.ts`. */
function probePath(file: string, specifier: string): string {
  const number = [...FORBIDDEN, ...ALLOWED].findIndex(([a, b]) => a === file && b === specifier)
  return file.replace('probe', `probe-${number}`)
}

function writeProbe(file: string, specifier: string, name = 'thing'): void {
  const path = join(house, probePath(file, specifier))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { ${name} } from '${specifier}'\n\nexport const used = ${name}\n`)
}

/** Returns the files that break the rule, relative to the repository. */
function lintHouse(): Set<string> {
  const run = spawnSync(
    process.execPath,
    [OXLINT, '--format', 'json', 'contract', 'studio', 'server', 'web', 'scripts'],
    { cwd: house, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] }
  return new Set(diagnostics.filter(({ code }) => code === RULE).map(({ filename }) => filename))
}

describe('the direction of imports', () => {
  test.each(FORBIDDEN)('%s may not import %s', (file, specifier) => {
    expect(broken).toContain(probePath(file, specifier))
  })

  test.each(ALLOWED)('%s may import %s', (file, specifier) => {
    expect(broken).not.toContain(probePath(file, specifier))
  })
})
