import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const SECRET = 'x'.repeat(32)
const POSTGRES = 'postgresql://placard@localhost/placard'

it('needs nothing to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    production: false,
    allowDemo: false,
    databaseUrl: undefined,
    sessionSecret: undefined,
    role: 'all',
    logLevel: 'warn',
  })
})

it('takes an empty value for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SESSION_SECRET: '' })).toEqual(readConfig({}))
})

it('derives the public address from the port', () => {
  expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  expect(readConfig({ PUBLIC_URL: 'http://localhost:5000/' }).publicUrl).toBe('http://localhost:5000')
})

describe('a wrong value stops the start with a sentence that names it', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PUBLIC_URL: 'localhost:3000' }, /^PUBLIC_URL must be an address such as/],
    [{ PUBLIC_URL: 'ftp://localhost' }, /^PUBLIC_URL must be an address such as/],
    [{ PUBLIC_URL: 'http://localhost:3000/app' }, /^PUBLIC_URL must be an address such as/],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production.'],
    [{ ALLOW_DEMO: 'maybe' }, 'ALLOW_DEMO must be 0 or 1.'],
    [{ DATABASE_URL: 'mysql://localhost/placard' }, /^DATABASE_URL must be a PostgreSQL address/],
    [{ DATABASE_URL: 'placard' }, /^DATABASE_URL must be a PostgreSQL address/],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
    [{ ROLE: 'queue', DATABASE_URL: POSTGRES }, 'ROLE must be all, web or worker.'],
    [{ ROLE: 'worker' }, /^ROLE must be all while the database is the embedded one/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(StartError)
    expect(() => readConfig(env)).toThrow(sentence)
  })
})

describe('production', () => {
  it.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://ads.example.com' }])(
    'is told by %j, and refuses what is for trying out',
    (env) => {
      expect(() => readConfig(env)).toThrow(/set SESSION_SECRET/)
      expect(() => readConfig({ ...env, SESSION_SECRET: SECRET })).toThrow(/demo sign-in/)
      expect(readConfig({ ...env, ALLOW_DEMO: '1' })).toMatchObject({ production: true, logLevel: 'info' })
    },
  )

  it.each([{ HOST: 'localhost' }, { HOST: '127.0.0.5' }, { HOST: '::1' }, { PUBLIC_URL: 'http://[::1]:3000' }])(
    'is not told by %j',
    (env) => expect(readConfig(env).production).toBe(false),
  )
})

it('splits web and worker where PostgreSQL is shared', () => {
  expect(readConfig({ ROLE: 'worker', DATABASE_URL: POSTGRES }).role).toBe('worker')
})
