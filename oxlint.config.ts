import { defineConfig } from 'oxlint'
import { importBoundaries } from './scripts/boundaries.ts'

/** Globals that the studio may not read: the same brief, photos, fonts and seed make the same ad, byte for byte. */
const IMPURE_GLOBALS = [
  'process',
  'fetch',
  'Date',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'import', 'promise', 'node', 'vitest', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: ['node_modules', 'dist/', 'data/', 'out/'],
  rules: {
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // The JSX runtime is automatic.
    'react/react-in-jsx-scope': 'off',
    // Style sheets are imported for their effect.
    'import/no-unassigned-import': 'off',
    // `z.object` and `sharp.strategy` are how their libraries are written.
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    // Typed arrays and lists that we made ourselves are sorted in place on purpose.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // Fastify's handlers are async on purpose, and its methods are bound.
    'oxc/no-async-endpoint-handlers': 'off',
    'promise/no-promise-in-callback': 'off',
    'typescript/unbound-method': 'off',
    // Taste rather than errors: a narrowing cast after a check, a helper where it is used, `image.onload`.
    'no-shadow': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    // Helpers such as `expectRefusal(response)` hold the assertion.
    'vitest/expect-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
  },
  overrides: [
    {
      files: ['studio/**'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance comes from the seed.' },
        ],
      },
    },
    { files: ['studio/**/*.test.ts'], rules: { 'no-restricted-globals': 'off' } },
    { files: ['web/**'], rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' } },
    // `sharedTypesetter` and `useDatabase` are no React hooks.
    { files: ['{contract,studio,server,test,e2e,bench,scripts}/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // The server logs by pino, the studio returns findings, the contract is data.
    { files: ['{contract,studio,server}/**'], rules: { 'no-console': 'error' } },
    // Wrappers around vitest's functions are no tests themselves.
    {
      files: ['test/**'],
      rules: { 'vitest/valid-title': 'off', 'vitest/valid-describe-callback': 'off' },
    },
    ...importBoundaries(),
  ],
})
