import { StartError } from '#server/start-error.ts'
import { asksForTls } from './settle-tls.ts'
import { isLost } from './unavailable.ts'

/** Names of the settings that hold an address. */
export type AddressName = 'DATABASE_URL' | 'DATABASE_URL_DIRECT'

export interface Address {
  name: AddressName
  connectionString: string
}

interface Failure {
  code: string
  message: string
  /** Routine of PostgreSQL that raised the error. */
  routine: string
  usesTls: boolean
}

interface Reason {
  isIt: (failure: Failure) => boolean
  sentence: (name: AddressName, failure: Failure) => string
}

/** Node's codes for a certificate from an unknown signer. */
const UNKNOWN_SIGNER = [
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'INVALID_CA',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/**
 * Reasons in order; the first match wins. A server's message may be in any language, so code and routine decide; a
 * pooler's message is English.
 */
const REASONS: Reason[] = [
  {
    isIt: ({ message }) => message === 'The server does not support SSL connections',
    sentence: (name) =>
      `The PostgreSQL of ${name} speaks no TLS, which ${name} asks for: set ssl = on there, or take sslmode out of ${name}.`,
  },
  {
    isIt: ({ code }) => UNKNOWN_SIGNER.includes(code),
    sentence: (name) =>
      `Nobody known here has signed the certificate of the PostgreSQL of ${name}: add sslrootcert=FILE to ${name}, with the certificate of who did.`,
  },
  {
    isIt: ({ code }) => code === 'ERR_TLS_CERT_ALTNAME_INVALID',
    sentence: (name) =>
      `The certificate of the PostgreSQL of ${name} is for another host: put the name that it was made for into ${name}, or have one made for this name.`,
  },
  {
    isIt: ({ code }) => code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID',
    sentence: (name) =>
      `The certificate of the PostgreSQL of ${name} is not valid today: have a new one made, or set the clock of this machine right.`,
  },
  {
    isIt: ({ code }) => /^(ERR_SSL|ERR_TLS|ERR_OSSL|ERR_CRYPTO|EPROTO|CERT_)/.test(code),
    sentence: (name, { code }) =>
      `TLS to the PostgreSQL of ${name} fails (${code}): check the files that ${name} names by sslrootcert, sslcert and sslkey.`,
  },
  {
    isIt: ({ message, routine, usesTls }) =>
      !usesTls && (routine === 'ClientAuthentication' || message.includes('SSL required')),
    sentence: (name) =>
      `The PostgreSQL of ${name} lets nobody in from here without TLS, or not this user: add ?sslmode=verify-full&sslrootcert=FILE to ${name}, or a line to its pg_hba.conf.`,
  },
  {
    isIt: ({ code }) => code === '53300',
    sentence: (name) =>
      `The PostgreSQL of ${name} has no connection left: raise its max_connections, or give each process fewer by DATABASE_CONNECTIONS.`,
  },
  {
    isIt: ({ code }) => code.startsWith('57P'),
    sentence: (name) => `The PostgreSQL of ${name} is starting or stopping: try again in a moment.`,
  },
  {
    // Network failures, a refused sign-in (class 28), a database that does not exist (3D000).
    isIt: (failure) => isLost(failure) || /^(28|3D000)/.test(failure.code),
    sentence: (name) =>
      `The database of ${name} cannot be reached: check its address, its name and the password, and that the server runs.`,
  },
]

/** Returns a StartError with one sentence if the error is about reaching the database; otherwise the error itself. */
export function explainUnreachable(cause: unknown, { name, connectionString }: Address): unknown {
  const { code = '', message = '', routine = '' } = cause as { code?: string; message?: string; routine?: string }
  const failure = { code, message, routine, usesTls: asksForTls(connectionString) }
  const reason = REASONS.find(({ isIt }) => isIt(failure))
  return reason ? new StartError(reason.sentence(name, failure), { cause }) : cause
}
