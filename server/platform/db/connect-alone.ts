import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { type AddressName, explainUnreachable } from './explain-unreachable.ts'

interface Connecting {
  connectMs: number
  /** Setting that holds the address; DATABASE_URL by default. */
  name?: AddressName | undefined
}

/**
 * Connects to a PostgreSQL without a pool and without the limits of requests, not even those of the role: for long work
 * that is done once. Throws a StartError if the database cannot be reached or its encoding is not UTF-8.
 */
export async function connectAlone(connectionString: string, connecting: Connecting): Promise<pg.Client> {
  const client = await connectOnce(connectionString, connecting)
  await client.query(NO_LIMITS)
  return client
}

const NO_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0'

/** Connects in the same way but changes no setting: a connection lent by a pooler must not be changed. */
export async function connectOnce(
  connectionString: string,
  { connectMs, name = 'DATABASE_URL' }: Connecting,
): Promise<pg.Client> {
  const client = makeClient(connectionString, connectMs, name)
  // The statement on a broken connection reports the error; without a listener, the event would end the process.
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

/** Makes the client; pg reads the files of certificates and keys as soon as it gets the address. */
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

/**
 * Throws unless the database uses UTF-8. SQL_ASCII takes any bytes and counts them as letters; every other encoding
 * rejects most of the world's letters.
 */
async function requireUtf8(client: pg.Client, name: AddressName): Promise<void> {
  const asked = 'select getdatabaseencoding() as encoding, current_user as role'
  const { rows } = await client.query<{ encoding: string; role: string }>(asked)
  const { encoding = '', role = '' } = rows[0] ?? {}
  if (encoding === 'UTF8') return
  throw new StartError(
    `The database of ${name} has the encoding ${encoding}, which cannot keep every text: make another one with createdb --encoding UTF8 --locale C --template template0 --owner ${role} NAME, and put its name into ${name}.`,
  )
}
