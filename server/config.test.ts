import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isProduction, readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const SECRET = 'x'.repeat(32)
const ISSUER = 'https://login.example.com'
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const BUCKET = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' }
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: SECRET, ...GOOGLE }
const POSTGRES = 'postgresql://placard@localhost/placard'

it('needs nothing to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustedProxies: ['loopback', 'linklocal', 'uniquelocal'],
    hstsSubdomains: false,
    addressLimits: { reads: 1_200, changes: 120 },
    dataDir: path.resolve('data'),
    production: false,
    allowDemo: false,
    oauthRegistration: false,
    databaseUrl: undefined,
    databaseLimits: { connectMs: 5_000, statementMs: 15_000, lockMs: 10_000 },
    databasePooling: { direct: undefined, prepared: true, connections: 10, queueConnections: 4 },
    sessionSecret: undefined,
    sessionSecretBefore: undefined,
    s3: undefined,
    signIn: undefined,
    admins: [],
    stripe: undefined,
    trialDays: 0,
    role: 'all',
    stopDelayMs: 0,
    subjectNetwork: true,
    credentials: { configured: undefined, timeStamps: undefined },
    logLevel: 'warn',
    instance: expect.stringMatching(/^[^:]+:3000\/all$/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
})

it.each([
  [{}, false],
  [{ HOST: 'localhost', PUBLIC_URL: 'not an address' }, false],
  [{ NODE_ENV: ' production ', PORT: 'abc' }, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'https://ads.example.com' }, true],
])('recognizes production even if %j are invalid settings', (env, is) => {
  expect(isProduction(env)).toBe(is)
})

it('uses the given name and commit', () => {
  const { instance, version } = readConfig({ INSTANCE: 'left', REVISION: 'b7b2ef44a1c3d5e6f708192a3b4c5d6e7f809101' })
  expect([instance, version]).toEqual(['left', expect.stringMatching(/\+b7b2ef44a1c3$/)])
  expect(() => readConfig({ REVISION: 'main' })).toThrow('REVISION must be the hexadecimal name of a commit.')
})

it('treats an empty value as not set', () => {
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
    [{ DATABASE_URL: `${POSTGRES}?sslmode=prefer` }, /^DATABASE_URL may ask for TLS by sslmode=verify-full, require/],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be a whole number from 2 to 500.'],
    [{ DATABASE_URL_DIRECT: POSTGRES }, /^DATABASE_URL_DIRECT needs DATABASE_URL, the address of the pooler/],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
    [{ S3_BUCKET: 'Bad_Name', S3_REGION: 'eu-central-1' }, /^S3_BUCKET must be the name of a bucket/],
    [{ S3_BUCKET: 'pictures' }, /^S3_BUCKET needs S3_REGION/],
    [{ S3_REGION: 'eu-central-1' }, /^S3_REGION is set and S3_BUCKET is not/],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /^S3_ENDPOINT is set and S3_BUCKET is not/],
    [{ ...BUCKET, S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT must be an address/],
    [{ ...BUCKET, S3_REGION: 'eu central' }, /^S3_REGION must be the name of a region/],
    [{ ...BUCKET, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be 0 or 1.'],
    [{ ...BUCKET, AWS_ACCESS_KEY_ID: 'key' }, /^AWS_ACCESS_KEY_ID needs AWS_SECRET_ACCESS_KEY/],
    [{ ...BUCKET, AWS_SECRET_ACCESS_KEY: 'secret' }, /^AWS_SECRET_ACCESS_KEY needs AWS_ACCESS_KEY_ID/],
    [
      { ...BUCKET, S3_ENDPOINT: 'http://minio:9000', PUBLIC_URL: 'https://ads.example.com', ...PRODUCTION },
      /^S3_ENDPOINT must be https where PUBLIC_URL is/,
    ],
    [{ OIDC_ISSUER: 'login.example.com' }, /^OIDC_ISSUER must be the https address/],
    [{ OIDC_ISSUER: 'http://login.example.com' }, /^OIDC_ISSUER must be the https address/],
    [{ OIDC_ISSUER: ISSUER }, /^OIDC_ISSUER needs OIDC_CLIENT_ID/],
    [{ OIDC_CLIENT_ID: 'placard' }, /^OIDC_CLIENT_ID is set and OIDC_ISSUER is not/],
    [{ OIDC_CLIENT_SECRET: 'secret' }, /^OIDC_CLIENT_SECRET is set and OIDC_ISSUER is not/],
    [{ OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'placard', OIDC_NAME: 'demo' }, /^OIDC_NAME must not be Demo/],
    [{ OIDC_NAME: '../evil' }, /^OIDC_NAME must be at most 30 letters/],
    [{ OIDC_TRUST_EMAIL: 'yes' }, 'OIDC_TRUST_EMAIL must be 0 or 1.'],
    [{ GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET/],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, /^GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY must be a secret or restricted key/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1 2' }, /^STRIPE_SECRET_KEY must be a secret or restricted key/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'we_1' }, /^STRIPE_WEBHOOK_SECRET must be the signing/],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:9' }, /^STRIPE_API_BASE is set and STRIPE_SECRET_KEY is not/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://stripe.example' }, /^STRIPE_API_BASE must be an https/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'api.stripe.com' }, /^STRIPE_API_BASE must be an address/],
    [{ TRIAL_DAYS: '-1' }, 'TRIAL_DAYS must be a whole number from 0 to 730.'],
    [{ TRIAL_DAYS: 'a week' }, 'TRIAL_DAYS must be a whole number from 0 to 730.'],
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
    'is recognized by %j, and refuses what is for trying out',
    (env) => {
      expect(() => readConfig(env)).toThrow(/set SESSION_SECRET/)
      expect(() => readConfig({ ...env, SESSION_SECRET: SECRET })).toThrow(/demo sign-in/)
      expect(() => readConfig({ ...env, SESSION_SECRET: SECRET, ...GOOGLE })).toThrow(/sandbox payments/)
      expect(readConfig({ ...env, ALLOW_DEMO: '1' })).toMatchObject({ production: true, logLevel: 'info' })
    },
  )

  it.each([{ HOST: 'localhost' }, { HOST: '127.0.0.5' }, { HOST: '::1' }, { PUBLIC_URL: 'http://[::1]:3000' }])(
    'is not recognized by %j',
    (env) => expect(readConfig(env).production).toBe(false),
  )
})

describe('the sign-in', () => {
  it('is Google if only its client is set', () => {
    expect(readConfig(GOOGLE).signIn).toEqual({
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
      trustEmail: false,
    })
  })

  it('is the issuer that is set, whatever else is', () => {
    const env = {
      ...GOOGLE,
      OIDC_ISSUER: ISSUER,
      OIDC_CLIENT_ID: 'placard',
      OIDC_NAME: 'Acme ID',
      OIDC_TRUST_EMAIL: '1',
    }
    const expected = { name: 'Acme ID', issuer: ISSUER, clientId: 'placard', clientSecret: undefined, trustEmail: true }
    expect(readConfig(env).signIn).toEqual(expected)
  })

  it('with a real issuer needs no permission in production', () => {
    const env = { NODE_ENV: 'production', SESSION_SECRET: SECRET, STRIPE_SECRET_KEY: 'sk_live_1', ...GOOGLE }
    expect(readConfig(env)).toMatchObject({ production: true, allowDemo: false })
    expect(() => readConfig({ ...env, SESSION_SECRET: '' })).toThrow(/set SESSION_SECRET/)
  })
})

it('takes payments with Stripe if its key is set', () => {
  const env = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', TRIAL_DAYS: '14' }
  const stripe = { secretKey: 'rk_test_1', webhookSecret: 'whsec_1', apiBase: undefined }
  expect(readConfig(env)).toMatchObject({ stripe, trialDays: 14 })
  const local = readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:9/' })
  expect(local.stripe?.apiBase).toBe('http://127.0.0.1:9')
})

it('splits web and worker if PostgreSQL is shared', () => {
  expect(readConfig({ ROLE: 'worker', DATABASE_URL: POSTGRES }).role).toBe('worker')
})

it('stores pictures in a bucket if one is set, with the usual keys or the machine’s own rights', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  const bucket = { bucket: 'pictures', region: 'eu-central-1', endpoint: undefined, forcePathStyle: false }
  expect(readConfig(BUCKET).s3).toEqual({ ...bucket, credentials: undefined })
  expect(readConfig({ ...BUCKET, ...keys, AWS_SESSION_TOKEN: 'token' }).s3?.credentials).toEqual({
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  })
  expect(readConfig({ ...BUCKET, S3_ENDPOINT: 'http://127.0.0.1:9000/', S3_FORCE_PATH_STYLE: '1' }).s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    forcePathStyle: true,
  })
  // Other programs' keys may be in the environment of a server that stores its pictures itself.
  expect(readConfig({ AWS_ACCESS_KEY_ID: 'key' }).s3).toBeUndefined()
})

it('recognizes operators by their addresses if there is an issuer', () => {
  expect(readConfig({ ADMINS: 'Ada@Example.com , grace@example.com', ...GOOGLE }).admins).toEqual([
    'ada@example.com',
    'grace@example.com',
  ])
  for (const bad of ['ada', 'ada@example.com;grace@example.com', 'ada@example.com,', '*'])
    expect(() => readConfig({ ADMINS: bad, ...GOOGLE }), `ADMINS=${bad}`).toThrow('ADMINS must be e-mail addresses')
  expect(() => readConfig({ ADMINS: 'ada@example.com' })).toThrow('ADMINS needs an issuer')
})

it('reads which proxies are trusted, and refuses a setting that would trust anybody', () => {
  expect(readConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  const given = '203.0.113.7, 2001:db8::/32,10.0.0.0/8, loopback'
  expect(readConfig({ TRUSTED_PROXIES: given }).trustedProxies).toEqual([
    '203.0.113.7',
    '2001:db8::/32',
    '10.0.0.0/8',
    'loopback',
  ])
  for (const bad of ['true', '*', '10.0.0.0/33', '0.0.0.0/0', '10.0.0/8', '1.2.3.4/8/8', 'proxy.example', ','])
    expect(() => readConfig({ TRUSTED_PROXIES: bad }), `TRUSTED_PROXIES=${bad}`).toThrow(
      'TRUSTED_PROXIES must be addresses',
    )
})

it('serves metrics only if a port of their own is set', () => {
  expect(readConfig({}).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' }).metrics?.host).toBe('10.0.0.2')
  expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT must be another port than PORT')
  expect(() => readConfig({ METRICS_PORT: '0' })).toThrow('METRICS_PORT must be a whole number')
})
