import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type FakeS3, openFakeS3 } from '#test/platform/fake-s3.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { AppProcess } from './app-process.ts'
import { CuttingProxy } from './cutting-proxy.ts'
import { RealPostgres } from './real-postgres.ts'
import { SmallDisk } from './small-disk.ts'

/** An installation of its own: processes, PostgreSQL, a bucket, and a proxy on each connection between them. */
export interface Rig {
  /** The address for users: a balancer that only knows which process accepts a connection. */
  origin: string
  balancer: CuttingProxy
  webs: AppProcess[]
  workers: AppProcess[]
  /** The database that is read in the end; a failover changes it. */
  postgres: RealPostgres
  toPostgres: CuttingProxy
  s3: FakeS3
  toS3: CuttingProxy
  folder: string
  /** The disk of the data folder, if one was requested. */
  disk?: SmallDisk | undefined
  /** Makes a further process of this installation. */
  makeApp(role: 'web' | 'worker' | 'all', more?: AppMore): Promise<AppProcess>
  close(): Promise<void>
}

interface AppMore {
  name?: string
  env?: Record<string, string>
  folder?: string
  before?: readonly string[]
}

export async function openRig({
  webs = 2,
  workers = 2,
  env = {},
  before = [],
  diskMb,
  folder: code,
}: RigOptions = {}): Promise<Rig> {
  await using opening = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  opening.defer(() => {
    if (!process.env['FAULTS_KEEP']) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const postgres = await RealPostgres.create()
  const rig: Partial<Rig> & { postgres: RealPostgres } = { postgres, folder }
  opening.defer(() => rig.postgres.remove())
  const s3 = await openFakeS3()
  opening.defer(() => s3.close())
  const toPostgres = await CuttingProxy.open(postgres.port)
  opening.defer(() => toPostgres.close())
  const toS3 = await CuttingProxy.open(Number(new URL(s3.config.endpoint!).port))
  opening.defer(() => toS3.close())
  const balancer = await CuttingProxy.open()
  opening.defer(() => balancer.close())
  const origin = `http://localhost:${balancer.port}`
  mkdirSync(path.join(folder, 'data'))
  const disk = diskMb === undefined ? undefined : opening.use(new SmallDisk(path.join(folder, 'data'), diskMb))
  const apps: AppProcess[] = []
  opening.defer(async () => {
    for (const app of apps.toReversed()) await app.stop()
  })

  const shared = {
    PUBLIC_URL: origin,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.urlAt(toPostgres.port),
    SUBJECT_NETWORK: '0',
    STOP_DELAY_SECONDS: '1',
    S3_BUCKET: s3.config.bucket,
    S3_REGION: s3.config.region,
    S3_FORCE_PATH_STYLE: '1',
    S3_ENDPOINT: `http://127.0.0.1:${toS3.port}`,
    AWS_ACCESS_KEY_ID: s3.config.credentials!.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.config.credentials!.secretAccessKey,
    LOG_LEVEL: 'warn',
    ...env,
    // With a bucket, uploads pass through the folder of the system.
    ...(disk && { TMPDIR: disk.folder }),
  }
  const makeApp: Rig['makeApp'] = async (role, more = {}) => {
    const port = await findFreePort()
    const app = new AppProcess({
      name: more.name ?? `${role}-${port}`,
      logs: folder,
      folder: more.folder ?? code,
      before: more.before ?? before,
      env: { ...shared, ROLE: role, PORT: String(port), ...more.env },
    })
    apps.push(app)
    return app
  }
  const started = {
    webs: await Promise.all(Array.from({ length: webs }, () => makeApp('web'))),
    workers: await Promise.all(Array.from({ length: workers }, () => makeApp('worker'))),
  }
  // The first one brings the tables up to date and makes the session secret.
  const [first, ...others] = [...started.webs, ...started.workers]
  await first?.start()
  await Promise.all(others.map((app) => app.start()))
  balancer.pointTo(...started.webs.map((web) => web.port))
  const open = opening.move()
  return Object.assign(rig, {
    origin,
    balancer,
    ...started,
    postgres,
    toPostgres,
    s3,
    toS3,
    folder,
    disk,
    makeApp,
    close: () => open.disposeAsync(),
  })
}

export interface RigOptions {
  webs?: number
  workers?: number
  env?: Record<string, string>
  before?: readonly string[]
  /** The folder of its code, if that is another checkout. */
  folder?: string
  /** Size of a disk for the data folder and the system's temporary one. */
  diskMb?: number
}
