import { hostname } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { readVersion } from './build.ts'
import {
  baseUrl,
  BUCKET,
  COMMIT,
  DATABASE_URL,
  email,
  emails,
  ISSUER_URL,
  LOG_LEVELS,
  origin,
  proxies,
  PROVIDER_NAME,
  REGION,
  ROLES,
  secretsOrigin,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  text,
  wholeNumber,
  yesNo,
} from './config-values.ts'
import type { DatabaseLimits } from '#server/platform/db/database-limits.ts'
import type { DatabasePooling } from '#server/platform/db/database-pooling.ts'
import type { AddressLimits } from '#server/platform/http/address-limits.ts'
import { isLoopback } from '#server/platform/http/loopback.ts'
import { MODELS_FOR } from './models/model-values.ts'
import { dollars, modelSetting, type ModelsConfig, readModels } from './models/models-config.ts'
import { readS3, type S3Config } from './s3-config.ts'
import { readSignIn, type SignInConfig } from './sign-in-config.ts'
import { StartError } from './start-error.ts'
import { readStripe, type StripeConfig } from './stripe-config.ts'
import type { MetricsConfig } from '#server/platform/telemetry/metrics-server.ts'

/**
 * Every environment variable that the server reads, with its default and its meaning: the README's table is made from
 * this list. An empty value counts as not set.
 */
export const SETTINGS = {
  PORT: setting('3000', 'Port that the server listens on', wholeNumber(1, 65_535)),
  HOST: setting('127.0.0.1', 'Address that the server listens on; 0.0.0.0 for every network', text('an address')),
  PUBLIC_URL: setting('http://localhost:{PORT}', 'Address at which people open the app', origin().optional()),
  FEED_PICTURES_URL: setting(
    '{PUBLIC_URL}',
    'Address of a CDN in front of PUBLIC_URL, which the feeds of campaigns name for their pictures',
    baseUrl('https://cdn.example.com').optional(),
  ),
  TRUSTED_PROXIES: setting(
    'loopback, linklocal, uniquelocal',
    'Proxies whose word about who asks is taken, where PUBLIC_URL is https: addresses, ranges such as 10.0.0.0/8, these names, or none',
    proxies(),
  ),
  HSTS_SUBDOMAINS: setting(
    '0',
    "1 has browsers open every name below PUBLIC_URL's by https alone, other servers' too; 0 has them do so with PUBLIC_URL's own",
    yesNo(),
  ),
  ADDRESS_READS_PER_MINUTE: setting(
    '1200',
    'What all who are signed out and come from one address, of an office for one, may look at in a minute',
    wholeNumber(60, 1_000_000),
  ),
  ADDRESS_CHANGES_PER_MINUTE: setting(
    '120',
    'What they may send in a minute: sign-ins, comments and approvals behind review links',
    wholeNumber(10, 1_000_000),
  ),
  DATA_DIR: setting('./data', 'Folder of the database, the images and the keys', text('a folder')),
  NODE_ENV: setting(
    'development',
    'production refuses what is only for trying out, as does a HOST or PUBLIC_URL that others can reach',
    z.enum(['development', 'test', 'production'], 'must be development, test or production'),
  ),
  ALLOW_DEMO: setting(
    '0',
    '1 allows the demo sign-in, sandbox payments and a generated secret in production too',
    yesNo(),
  ),
  OAUTH_REGISTRATION: setting(
    '0',
    '1 lets any program register itself to be connected by OAuth; without it, a program is known by the document at its id',
    yesNo(),
  ),
  DATABASE_URL: setting('', 'PostgreSQL to use in place of the embedded database', DATABASE_URL.optional()),
  DATABASE_URL_DIRECT: setting(
    '',
    'The same database without the pooler of DATABASE_URL, for what a transaction pooler cannot carry: the queue, what listens, migrations',
    DATABASE_URL.optional(),
  ),
  DATABASE_PREPARED: setting(
    '1, with DATABASE_URL_DIRECT 0',
    '1 has statements planned once for each connection, which a pooler has to know of (PgBouncer from 1.21)',
    yesNo().optional(),
  ),
  DATABASE_CONNECTIONS: setting('10', 'Connections of one process for its statements', wholeNumber(2, 500)),
  DATABASE_QUEUE_CONNECTIONS: setting(
    '4',
    'Connections of one process for the job queue; two more listen',
    wholeNumber(2, 100),
  ),
  DATABASE_CONNECT_SECONDS: setting('5', 'How long it may take to be reached; 0 for any time', wholeNumber(0, 3_600)),
  DATABASE_STATEMENT_SECONDS: setting(
    '15',
    'How long it may take for one statement; 0 for any time',
    wholeNumber(0, 3_600),
  ),
  DATABASE_LOCK_SECONDS: setting(
    '10',
    'How long a statement may wait for others; 0 for any time',
    wholeNumber(0, 3_600),
  ),
  SESSION_SECRET: setting(
    'generated, kept in DATA_DIR',
    'Signs the session cookies and seals review links, at least 32 characters; required in production',
    z.string().min(32, 'must be at least 32 characters long').optional(),
  ),
  SESSION_SECRET_BEFORE: setting(
    '',
    'The secret before it, whose cookies are still read, so that a new one signs nobody out, and whose review links can be shown again',
    z.string().min(32, 'must be at least 32 characters long').optional(),
  ),
  S3_BUCKET: setting('', 'Bucket that keeps the pictures, in place of DATA_DIR', BUCKET.optional()),
  S3_REGION: setting('', 'The region that it is in, such as eu-central-1', REGION.optional()),
  S3_ENDPOINT: setting(
    '',
    "Address of a server other than Amazon's, which browsers must reach too",
    origin().optional(),
  ),
  S3_FORCE_PATH_STYLE: setting('0', '1 puts the name of the bucket into the path, as MinIO wants it', yesNo()),
  AWS_ACCESS_KEY_ID: setting(
    '',
    'Key for the bucket, where the machine has no rights of its own',
    text('a key').optional(),
  ),
  AWS_SECRET_ACCESS_KEY: setting('', 'The secret that belongs to it', text('a secret').optional()),
  AWS_SESSION_TOKEN: setting('', 'The token of a key that ends, if it is one', text('a token').optional()),
  OIDC_ISSUER: setting(
    '',
    'OpenID Connect issuer that people sign in with, in place of the demo',
    ISSUER_URL.optional(),
  ),
  OIDC_CLIENT_ID: setting('', 'What the issuer calls this app', text('what the issuer calls this app').optional()),
  OIDC_CLIENT_SECRET: setting('', 'The secret that the issuer gave for it, if any', text('a secret').optional()),
  OIDC_NAME: setting('SSO', 'The issuer on the button, Continue with SSO, and in its path, /auth/sso', PROVIDER_NAME),
  OIDC_TRUST_EMAIL: setting('0', '1 takes e-mail addresses that the issuer does not call verified', yesNo()),
  ADMINS: setting(
    '',
    'E-mail addresses of those who may open /admin, with commas between, where the issuer calls them verified',
    emails().optional(),
  ),
  SUPPORT_EMAIL: setting('', 'Whom people write to who need help: it stands on /help', email().optional()),
  GOOGLE_CLIENT_ID: setting('', 'Signs in with Google, where OIDC_ISSUER is not set', text('a client id').optional()),
  GOOGLE_CLIENT_SECRET: setting('', 'The secret that Google gave for it', text('a secret').optional()),
  STRIPE_SECRET_KEY: setting('', 'Takes payments with Stripe, in place of the sandbox', STRIPE_KEY.optional()),
  STRIPE_WEBHOOK_SECRET: setting(
    '',
    'Signing secret of the webhook endpoint {PUBLIC_URL}/api/webhooks/stripe',
    STRIPE_WEBHOOK_SECRET.optional(),
  ),
  STRIPE_API_BASE: setting('', 'Another address for it, for tests', secretsOrigin().optional()),
  TRIAL_DAYS: setting('0', 'Free days before the first payment for Pro, once for each person', wholeNumber(0, 730)),
  TEXT_MODEL: setting(
    '',
    'Finds the words of the ads: openai/NAME, google/NAME or openai-compatible/NAME',
    modelSetting().optional(),
  ),
  IMAGE_MODEL: setting('', 'Paints their scenes, named in the same way', modelSetting().optional()),
  OPENAI_API_KEY: setting('', 'Key for openai models', text('a key').optional()),
  OPENAI_BASE_URL: setting('', 'Another address for them, for a gateway', baseUrl().optional()),
  GOOGLE_GENERATIVE_AI_API_KEY: setting('', 'Key for google models', text('a key').optional()),
  GOOGLE_BASE_URL: setting('', 'Another address for them, for a gateway', baseUrl().optional()),
  OPENAI_COMPATIBLE_API_KEY: setting(
    '',
    'Key of the server for openai-compatible models, if any',
    text('a key').optional(),
  ),
  OPENAI_COMPATIBLE_BASE_URL: setting(
    '',
    'Its address, such as http://localhost:11434/v1 for Ollama',
    baseUrl().optional(),
  ),
  C2PA_CERTIFICATE: setting(
    'made at the first start, kept in DATA_DIR',
    'Certificates that ads are signed with, the own one first, as PEM or the path of a file with it; nobody else trusts a chain that was made here',
    text('certificates in PEM, or a file with them').optional(),
  ),
  C2PA_KEY: setting(
    '',
    'The private key that belongs to it, in the same way',
    text('a key in PEM, or a file').optional(),
  ),
  C2PA_TSA_URL: setting(
    '',
    'Time stamp authority (RFC 3161) that confirms when an ad was signed',
    baseUrl('http://timestamp.digicert.com').optional(),
  ),
  MODELS_FOR: setting('all', 'pro keeps the models for people on Pro', z.enum(MODELS_FOR, 'must be all or pro')),
  MODEL_TIMEOUT_SECONDS: setting(
    '44',
    'What all model calls for one ad may take together before the built-in studio takes over',
    wholeNumber(5, 600),
  ),
  MODEL_CONCURRENCY: setting('4', 'Calls to one provider at the same time', wholeNumber(1, 100)),
  TEXT_MODEL_PRICE: setting('0.005', 'What a call costs, in US dollars, for the ceilings', dollars()),
  IMAGE_MODEL_PRICE: setting('0.06', 'What a scene costs, in US dollars, for the ceilings', dollars()),
  MODEL_USER_DAILY_LIMIT: setting('2', 'What models may cost a day for one person, in US dollars', dollars()),
  MODEL_DAILY_LIMIT: setting('25', 'What models may cost a day in all, in US dollars', dollars()),
  ROLE: setting(
    'all',
    'web answers requests, worker makes ads, all does both',
    z.enum(ROLES, 'must be all, web or worker'),
  ),
  STOP_DELAY_SECONDS: setting(
    '5 with DATABASE_URL, else 0',
    'How long SIGTERM goes on serving after /readyz has said no, until a load balancer has noticed',
    wholeNumber(0, 300).optional(),
  ),
  SUBJECT_NETWORK: setting(
    '1',
    '0 studies photos without the network that finds their subject: 300 MB less, and fewer cut-outs',
    yesNo(),
  ),
  METRICS_PORT: setting(
    '',
    'Serves GET /metrics for Prometheus on a port of its own; each process needs another one',
    wholeNumber(1, 65_535).optional(),
  ),
  METRICS_HOST: setting(
    '127.0.0.1',
    'Address that the metrics listen on; who reaches it can read them',
    text('an address'),
  ),
  BACKUP_MARK: setting(
    '',
    'File that is touched after each backup, so that the metrics tell how old the last one is',
    text('a file').optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    '',
    'OpenTelemetry collector that traces are sent to, such as http://localhost:4318',
    baseUrl('http://localhost:4318').optional(),
  ),
  INSTANCE: setting(
    '{HOSTNAME}:{PORT}/{ROLE}',
    'What this process is called in its log, its metrics and traces',
    text('a name').optional(),
  ),
  REVISION: setting('', 'The commit that it was made from, where no clone tells; the image has it', COMMIT.optional()),
  LOG_LEVEL: setting(
    'info in production, else warn',
    `How much is logged: ${LOG_LEVELS.join(', ')}`,
    z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  ),
}

export interface Config {
  port: number
  host: string
  /** Origin: scheme, host and port, without a trailing slash. */
  publicUrl: string
  /** Address below which published pictures lie for shops and platforms; undefined if it is publicUrl. */
  feedPicturesUrl: string | undefined
  /** Proxies whose X-Forwarded headers are trusted. */
  trustedProxies: string[]
  /** Tells browsers to open all subdomains by https alone. */
  hstsSubdomains: boolean
  addressLimits: AddressLimits
  /** Absolute path. */
  dataDir: string
  production: boolean
  allowDemo: boolean
  /** Programs may register themselves at the authorization server. */
  oauthRegistration: boolean
  databaseUrl: string | undefined
  databaseLimits: DatabaseLimits
  databasePooling: DatabasePooling
  /** Signs cookies; undefined if a secret is generated and stored in DATA_DIR. */
  sessionSecret: string | undefined
  sessionSecretBefore: string | undefined
  /** Bucket for the pictures; undefined if DATA_DIR stores them. */
  s3: S3Config | undefined
  /** Issuer for signing in; undefined if users sign in with the embedded demo. */
  signIn: SignInConfig | undefined
  /** E-mail addresses in lower case: see server/desk/admin/is-admin.ts. */
  admins: string[]
  /** Address for users who need help. */
  supportEmail: string | undefined
  /** Stripe account; undefined if payments go to the sandbox. */
  stripe: StripeConfig | undefined
  trialDays: number
  /** Models; undefined if the built-in studio does everything. */
  models: ModelsConfig | undefined
  /** Key and certificates with which ads are signed, if they are not made here, and who confirms the time. */
  credentials: {
    configured: { certificate: string; key: string } | undefined
    timeStamps: string | undefined
  }
  role: (typeof ROLES)[number]
  /** Milliseconds between the first 503 of /readyz and the end of listening. */
  stopDelayMs: number
  /** Lets a neural network propose the subject of a photo. */
  subjectNetwork: boolean
  /** Port of the metrics; undefined if they are not served. */
  metrics: MetricsConfig | undefined
  /** File whose modification time is that of the last backup, as an absolute path; undefined if none is configured. */
  backupMark: string | undefined
  /** Address of the trace collector; undefined if traces are not sent. */
  traces: string | undefined
  /** Name of this process. */
  instance: string
  /** Version that runs: see readVersion. */
  version: string
  logLevel: (typeof LOG_LEVELS)[number]
}

/** Throws a StartError with one sentence about the first invalid value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readValues(env)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const production = isProduction({ ...values, PUBLIC_URL: publicUrl })
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    feedPicturesUrl: values.FEED_PICTURES_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    addressLimits: { reads: values.ADDRESS_READS_PER_MINUTE, changes: values.ADDRESS_CHANGES_PER_MINUTE },
    dataDir: path.resolve(values.DATA_DIR),
    production,
    allowDemo: values.ALLOW_DEMO,
    oauthRegistration: values.OAUTH_REGISTRATION,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: {
      connectMs: values.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: values.DATABASE_LOCK_SECONDS * 1000,
    },
    databasePooling: {
      direct: values.DATABASE_URL_DIRECT,
      prepared: values.DATABASE_PREPARED ?? !values.DATABASE_URL_DIRECT,
      connections: values.DATABASE_CONNECTIONS,
      queueConnections: values.DATABASE_QUEUE_CONNECTIONS,
    },
    sessionSecret: values.SESSION_SECRET,
    sessionSecretBefore: values.SESSION_SECRET_BEFORE,
    s3: readS3(values, publicUrl),
    signIn: readSignIn(values),
    admins: values.ADMINS ?? [],
    supportEmail: values.SUPPORT_EMAIL,
    stripe: readStripe(values),
    trialDays: values.TRIAL_DAYS,
    models: readModels(values),
    credentials: readCredentials(values),
    role: values.ROLE,
    stopDelayMs: (values.STOP_DELAY_SECONDS ?? (values.DATABASE_URL ? 5 : 0)) * 1000,
    subjectNetwork: values.SUBJECT_NETWORK,
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : undefined,
    backupMark: values.BACKUP_MARK === undefined ? undefined : path.resolve(values.BACKUP_MARK),
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    instance: values.INSTANCE ?? `${hostname()}:${values.PORT}/${values.ROLE}`,
    version: readVersion(values.REVISION),
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
  refuseContradictions(config)
  return config
}

type ProductionSettings = Partial<Record<'NODE_ENV' | 'HOST' | 'PUBLIC_URL', string | undefined>>

/** Returns true for a production server. Also called with the raw environment, whose values may be invalid. */
export function isProduction({ NODE_ENV, HOST, PUBLIC_URL }: ProductionSettings): boolean {
  const isElsewhere = (name: string) => name !== '' && !isLoopback(name)
  const address = PUBLIC_URL?.trim() ?? ''
  const publicHost = URL.canParse(address) ? new URL(address).hostname : ''
  return NODE_ENV?.trim() === 'production' || isElsewhere(HOST?.trim() ?? '') || isElsewhere(publicHost)
}

function setting<Schema extends z.ZodType>(standard: string, meaning: string, schema: Schema) {
  return { standard, meaning, schema }
}

export type Values = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> }

/**
 * Parses all values. Defaults that are not values themselves (PUBLIC_URL, SESSION_SECRET, LOG_LEVEL) are computed by
 * readConfig.
 */
function readValues(env: NodeJS.ProcessEnv): Values {
  const entries = Object.entries(SETTINGS).map(([name, { standard, schema }]) => {
    const given = env[name]?.trim() || undefined
    const result = schema.safeParse(given ?? (schema instanceof z.ZodOptional ? undefined : standard))
    if (!result.success) throw new StartError(`${name} ${result.error.issues[0]?.message}.`)
    return [name, result.data]
  })
  return Object.fromEntries(entries) as Values
}

function readCredentials({
  C2PA_CERTIFICATE: certificate,
  C2PA_KEY: key,
  C2PA_TSA_URL: timeStamps,
}: Pick<Values, 'C2PA_CERTIFICATE' | 'C2PA_KEY' | 'C2PA_TSA_URL'>): Config['credentials'] {
  if (!certificate !== !key) {
    const [set, missing] = certificate ? ['C2PA_CERTIFICATE', 'C2PA_KEY'] : ['C2PA_KEY', 'C2PA_CERTIFICATE']
    throw new StartError(`${set} needs ${missing}: set both, or neither to sign with a chain that is made here.`)
  }
  return { configured: certificate && key ? { certificate, key } : undefined, timeStamps }
}

function refuseContradictions(config: Config): void {
  if (!config.databaseUrl && config.role !== 'all') {
    throw new StartError(
      `ROLE must be all while the database is the embedded one: leave ROLE out, or set DATABASE_URL to a PostgreSQL.`,
    )
  }
  if (config.databasePooling.direct && !config.databaseUrl) {
    throw new StartError(
      'DATABASE_URL_DIRECT needs DATABASE_URL, the address of the pooler: set that too, or DATABASE_URL alone where there is no pooler.',
    )
  }
  if (config.metrics?.port === config.port) {
    throw new StartError('METRICS_PORT must be another port than PORT: set it to a free one.')
  }
  if (config.admins.length > 0 && !config.signIn) {
    throw new StartError(
      'ADMINS needs an issuer that says who somebody is: set OIDC_ISSUER or GOOGLE_CLIENT_ID, or leave ADMINS out.',
    )
  }
  if (config.production && !config.allowDemo) refuseDemoInProduction(config)
}

function refuseDemoInProduction(config: Config): void {
  const why = `This is a production start (NODE_ENV, HOST or PUBLIC_URL says so)`
  if (!config.sessionSecret) {
    throw new StartError(`${why}: set SESSION_SECRET to at least 32 random characters, or ALLOW_DEMO=1 to try it out.`)
  }
  if (!config.signIn) {
    throw new StartError(
      `${why} and the demo sign-in lets anybody be anyone: set OIDC_ISSUER or GOOGLE_CLIENT_ID, or ALLOW_DEMO=1 to try it out.`,
    )
  }
  if (config.stripe) return
  throw new StartError(
    `${why} and the sandbox payments cost nobody anything: set STRIPE_SECRET_KEY, or ALLOW_DEMO=1 to try it out.`,
  )
}
