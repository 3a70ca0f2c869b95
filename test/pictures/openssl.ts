import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Signer } from '#server/pictures/credentials/cose-sign.ts'

/** Returns true if this machine has openssl, with which operators make keys and certificates. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Curves as openssl names them. */
export type Curve = 'prime256v1' | 'secp384r1'

/** A key and its chain, as an authority issues them. */
interface IssuedSigner {
  signer: Signer
  /** The root in PEM. */
  anchors: string
  /** The signer's own certificate and the root, in PEM. */
  certificates: string
}

/** Makes a key on a curve, with a certificate for signing documents of a root of its own. */
export function makeEllipticSigner(curve: Curve): IssuedSigner {
  const folder = givenFolder()
  const { key, certificate, root } = issue(folder, { curve, purpose: 'emailProtection' })
  const der = [certificate, root].map((pem) => Uint8Array.from(new X509Certificate(pem).raw))
  return { signer: { key, certificates: der }, anchors: root, certificates: certificate + root }
}

/** Starts a time stamp authority (RFC 3161) on this machine, which openssl runs. Returns its address and its root. */
export async function startTimeStampAuthority(): Promise<{ address: string; anchors: string; requests: string[] }> {
  const folder = givenFolder()
  const { root } = issue(folder, { curve: 'prime256v1', purpose: 'critical,timeStamping' })
  writeFileSync(path.join(folder, 'serial'), '01')
  writeFileSync(path.join(folder, 'tsa.cnf'), AUTHORITY)
  const requests: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(String(request.headers['content-type']))
    writeFileSync(path.join(folder, 'query'), await buffer(request))
    openssl(folder, ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', '-out', 'reply'])
    response.setHeader('content-type', 'application/timestamp-reply').end(readFileSync(path.join(folder, 'reply')))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, anchors: root, requests }
}

const AUTHORITY = `
[tsa]
default_tsa = authority
[authority]
serial = serial
signer_cert = leaf.pem
certs = root.pem
signer_key = leaf.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`

function issue(
  folder: string,
  { curve, purpose }: { curve: Curve; purpose: string },
): { key: string; certificate: string; root: string } {
  const key = ['-newkey', 'ec', '-pkeyopt', `ec_paramgen_curve:${curve}`, '-nodes']
  const subject = (name: string) => ['-subj', `/O=Halden/CN=Halden ${name}`]
  const rootUse = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign']
  openssl(folder, [
    'req',
    '-x509',
    ...key,
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-days',
    '30',
    ...subject('root'),
    ...rootUse,
  ])
  openssl(folder, ['req', ...key, '-keyout', 'leaf.key', '-out', 'leaf.csr', ...subject('signer')])
  writeFileSync(
    path.join(folder, 'leaf.cnf'),
    `basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=${purpose}\nsubjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid\n`,
  )
  const by = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', 'leaf.cnf', '-days', '30']
  openssl(folder, ['x509', '-req', '-in', 'leaf.csr', ...by, '-out', 'leaf.pem'])
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return { key: read('leaf.key'), certificate: read('leaf.pem'), root: read('root.pem') }
}

function openssl(folder: string, args: readonly string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}

function givenFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-openssl-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
