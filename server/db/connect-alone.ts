import pg from 'pg'
import { StartError } from '../start-error.ts'
import { type AddressName, explainUnreachable } from './explain-unreachable.ts'

interface Connecting {
  connectMs: number
  /** The setting that the address is of; DATABASE_URL by default. */
  name?: AddressName | undefined
}

/**
 * One connection to a PostgreSQL, of no pool and without the limits of requests, not even those that the role has: for what is done once and
 * may take long. Throws a StartError where the database cannot be reached, or cannot hold every text.
 */
export async function connectAlone(connectionString: string, connecting: Connecting): Promise<pg.Client> {
  const client = await connectOnce(connectionString, connecting)
  await client.query(NO_LIMITS)
  return client
}

const NO_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0'

/** The same as it comes: what a pooler lends must not be changed. */
export async function connectOnce(
  connectionString: string,
  { connectMs, name = 'DATABASE_URL' }: Connecting,
): Promise<pg.Client> {
  const client = makeClient(connectionString, connectMs, name)
  // A connection that breaks is told by the statement that it breaks; without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await requireUtf8(client, name)
    return client
  } catch (cause) {
    await client.end().catch(() => {})
    throw explainUnreachable(cause, { name, connectionString })
  }
}

/** pg reads the files of certificates and keys as soon as it is told of them. */
function makeClient(connectionString: string, connectionTimeoutMillis: number, name: AddressName): pg.Client {
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true })
  } catch (cause) {
    const { syscall, path = 'of a certificate' } = cause as NodeJS.ErrnoException
    if (!syscall) throw cause
    throw new StartError(
      `${name} names the file ${path}, which cannot be read: check what stands after sslrootcert, sslcert and sslkey.`,
      { cause },
    )
  }
}

/** SQL_ASCII takes any bytes and counts them for letters; every other encoding refuses most of the world's letters. */
async function requireUtf8(client: pg.Client, name: AddressName): Promise<void> {
  const asked = 'select getdatabaseencoding() as encoding, current_user as role'
  const { rows } = await client.query<{ encoding: string; role: string }>(asked)
  const { encoding = '', role = '' } = rows[0] ?? {}
  if (encoding === 'UTF8') return
  throw new StartError(
    `The database of ${name} has the encoding ${encoding}, which cannot keep every text: make another one with createdb --encoding UTF8 --locale C --template template0 --owner ${role} NAME, and put its name into ${name}.`,
  )
}
