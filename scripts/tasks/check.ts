import { runChecks } from '../run-checks.ts'

/** `npm run check`: format, lint with the boundaries between the areas, types, and the licences of all packages. */
await runChecks([
  {
    name: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--cache', '--log-level', 'warn', '.'],
  },
  { name: 'lint and boundaries', script: 'node_modules/oxlint/bin/oxlint', args: [] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'licences', script: 'scripts/tasks/licences.ts', args: [] },
])
