import { createPrivateKey, type KeyObject, randomUUID, X509Certificate } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'
import { algorithmOf, type Signer } from './cose-sign.ts'
import { makeChain, type SigningChain } from './make-chain.ts'

export interface ReadSigner {
  signer: Signer
  isOwnChain: boolean
  /** Roots of this chain and of former ones, in PEM. */
  anchors: string
  /** Moment from which readers call new signatures expired. */
  endsAt: Date
}

type SignerConfig = Pick<Config, 'credentials' | 'dataDir'>

/** Most bytes of the certificates: the files of ads leave as much room for them. */
const CERTIFICATES_MAX_BYTES = 5_000

/**
 * Reads the configured key and chain, or those that were made at the first start and are stored in DATA_DIR. Throws a
 * StartError, in one sentence, for what cannot sign.
 */
export async function readSigner({ credentials, dataDir }: SignerConfig, now: Date): Promise<ReadSigner> {
  const folder = path.join(dataDir, 'credentials')
  const { configured, timeStamps } = credentials
  const chain = configured ? await readConfigured(configured) : await readOwn(folder, now)
  const read = requireSigner(chain, { timeStamps, isOwnChain: !configured, now })
  return { ...read, anchors: [read.anchors, ...(await readFormer(folder))].join('\n') }
}

/** A chain from wherever it is, and what a sentence about it calls its parts. */
interface NamedChain extends SigningChain {
  names: { key: string; certificates: string; mend: string }
}

async function readConfigured({ certificate, key }: { certificate: string; key: string }): Promise<NamedChain> {
  return {
    key: await readPem(key, 'C2PA_KEY'),
    certificates: certificatesIn(await readPem(certificate, 'C2PA_CERTIFICATE')),
    names: { key: 'C2PA_KEY', certificates: 'C2PA_CERTIFICATE', mend: 'set another one' },
  }
}

/** A setting holds the PEM itself, or the path of a file with it. */
async function readPem(value: string, name: string): Promise<string> {
  if (value.includes('-----BEGIN')) return value.replaceAll(String.raw`\n`, '\n')
  try {
    return await readFile(value, 'utf8')
  } catch (cause) {
    throw new StartError(`${name} is the file ${value}, which cannot be read: allow it, or name another one.`, {
      cause,
    })
  }
}

const CHAIN_FILE = 'chain.pem'

async function readOwn(folder: string, now: Date): Promise<NamedChain> {
  const file = path.join(folder, CHAIN_FILE)
  const text = (await readIfThere(file)) ?? (await writeOnce(file, now))
  const mend = 'restore it from a backup, or move it away so that the next start makes another one'
  return {
    key: /-----BEGIN PRIVATE KEY-----[^-]*-----END PRIVATE KEY-----/.exec(text)?.[0] ?? '',
    certificates: certificatesIn(text),
    names: { key: `The key in ${file}`, certificates: `The certificate in ${file}`, mend },
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(`${file}, with which ads are signed, cannot be read: allow this user to read it.`, { cause })
  }
}

/**
 * Makes the chain. Its file appears under its name only once it is whole, and the first of several processes that start
 * at once gives it to all of them.
 */
async function writeOnce(file: string, now: Date): Promise<string> {
  const { key, certificates } = makeChain(now)
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile([key, ...certificates].join(''))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      const why = 'with which ads are signed, cannot be written'
      throw new StartError(`${file}, ${why}: allow it, or set C2PA_CERTIFICATE and C2PA_KEY.`, { cause })
    }
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

/** Chains that were moved aside in the same folder still vouch for the ads of their time. */
async function readFormer(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const texts = names
    .filter((name) => name.endsWith('.pem'))
    .map(async (name) => certificatesIn(await readFile(path.join(folder, name), 'utf8')))
  return (await Promise.all(texts)).flatMap((certificates) => rootOf(certificates) ?? [])
}

function certificatesIn(text: string): string[] {
  return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
}

/** Returns the last certificate: the root, or the one that it vouches for. */
function rootOf(certificates: readonly string[]): string | undefined {
  return certificates.at(-1)
}

const DOCUMENT_PURPOSES = new Set(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1'])

function requireSigner(
  { key: pem, certificates: pems, names }: NamedChain,
  { timeStamps, isOwnChain, now }: { timeStamps: string | undefined; isOwnChain: boolean; now: Date },
): ReadSigner {
  const key = parseKey(pem)
  const certificates = pems.map(parseCertificate)
  const [own] = certificates
  const refuse = (part: 'key' | 'certificates', what: string) => {
    throw new StartError(`${names[part]} ${what}: ${names.mend}.`)
  }
  if (!key) return refuse('key', 'is no private key in PEM')
  if (!algorithmOf(key))
    return refuse('key', 'is of a kind that cannot sign here, which Ed25519 and P-256, P-384 and P-521 can')
  if (!own || certificates.includes(undefined)) return refuse('certificates', 'is no certificate in PEM')
  const chain = certificates as X509Certificate[]
  if (!own.checkPrivateKey(key)) return refuse('certificates', `does not belong to the key`)
  const isChain = chain.slice(1).every((issuer, index) => chain[index]!.verify(issuer.publicKey))
  if (!isChain) return refuse('certificates', 'is followed by one that does not vouch for it')
  if (own.ca || !own.keyUsage?.some((purpose) => DOCUMENT_PURPOSES.has(purpose)))
    return refuse('certificates', 'is not made for signing documents')
  const endsAt = new Date(Math.min(...chain.map(({ validTo }) => Date.parse(validTo))))
  if (endsAt <= now) return refuse('certificates', `ended on ${endsAt.toISOString().slice(0, 10)}`)
  const der = chain.map(({ raw }) => Uint8Array.from(raw))
  if (der.reduce((bytes, { byteLength }) => bytes + byteLength, 0) > CERTIFICATES_MAX_BYTES)
    return refuse(
      'certificates',
      `has a chain of more than ${CERTIFICATES_MAX_BYTES} bytes, for which ads have no room`,
    )
  return {
    signer: { key: key.export({ type: 'pkcs8', format: 'pem' }).toString(), certificates: der, timeStamps },
    isOwnChain,
    anchors: rootOf(pems) ?? '',
    endsAt,
  }
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

function parseCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}
