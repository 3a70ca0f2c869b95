import { execFileSync } from 'node:child_process'
import { ROOT } from '../launch/root.mjs'
import { runChecks } from '../run-checks.ts'

/**
 * `npm run check:staged`: format and lint of the files that are about to be committed, and the types of all. Lint goes without its rules
 * on types, which read the whole project and take longer than a commit may; `npm run check` has them.
 */
const files = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

await runChecks([
  ...(files.length > 0
    ? [
        {
          name: 'format',
          script: 'node_modules/prettier/bin/prettier.cjs',
          args: ['--check', '--ignore-unknown', '--log-level', 'warn', ...files],
        },
      ]
    : []),
  ...(code.length > 0
    ? [
        {
          name: 'lint',
          script: 'node_modules/oxlint/bin/oxlint',
          args: ['--config', 'scripts/oxlint-staged.config.ts', ...code],
        },
        { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-p', '.'] },
      ]
    : []),
])
