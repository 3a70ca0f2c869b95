import { X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'
import { makeChain } from './make-chain.ts'
import { readSigner } from './read-signer.ts'

const NOW = new Date('2026-03-17T12:00:00Z')

function givenFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-signer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function read(dataDir: string, env: Record<string, string> = {}, now = NOW) {
  return readSigner(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }), now)
}

describe('A chain that is made here', () => {
  it('is one and the same for processes that start at once, and stays', async () => {
    const folder = givenFolder()
    const all = await Promise.all([1, 2, 3, 4].map(() => read(folder)))
    expect(new Set(all.map(({ signer }) => signer.key)).size).toBe(1)
    expect(await read(folder)).toEqual(all[0])
    expect(readdirSync(path.join(folder, 'credentials'))).toEqual(['chain.pem'])
  })

  it('has a leaf for signing documents, of a root that signs nothing else', async () => {
    const { signer, anchors, isOwnChain, endsAt } = await read(givenFolder())
    const [leaf, root] = signer.certificates.map((der) => new X509Certificate(der))
    expect(isOwnChain).toBe(true)
    expect(anchors).toContain(root!.toString().trim().split('\n')[1])
    expect(leaf!.verify(root!.publicKey) && leaf!.checkIssued(root!) && root!.verify(root!.publicKey)).toBe(true)
    expect([leaf!.ca, root!.ca]).toEqual([false, true])
    expect(leaf!.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4'])
    expect(endsAt.getUTCFullYear()).toBe(2036)
  })

  it('is made by the next start if one was killed while it wrote', async () => {
    const folder = givenFolder()
    mkdirSync(path.join(folder, 'credentials'))
    writeFileSync(path.join(folder, 'credentials', 'chain.pem.1.tmp'), '-----BEGIN PRIVATE')
    expect((await read(folder)).isOwnChain).toBe(true)
  })

  it('refuses the start in one sentence if its file is damaged or over', async () => {
    const folder = givenFolder()
    const { signer } = await read(folder)
    const file = path.join(folder, 'credentials', 'chain.pem')
    await expect(read(folder, {}, new Date('2040-01-01'))).rejects.toThrow(
      `The certificate in ${file} ended on 2036-03-14: restore it from a backup, or move it away so that the next start makes another one.`,
    )
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 60))
    await expect(read(folder)).rejects.toThrow(
      new StartError(
        `The key in ${file} is no private key in PEM: restore it from a backup, or move it away so that the next start makes another one.`,
      ),
    )
    expect(signer.certificates).toHaveLength(2)
  })

  it('still vouches for the ads of its time after it was moved aside', async () => {
    const folder = givenFolder()
    const before = await read(folder)
    const inFolder = (name: string) => path.join(folder, 'credentials', name)
    renameSync(inFolder('chain.pem'), inFolder('chain-2026.pem'))
    const after = await read(folder)
    expect(after.signer.key).not.toBe(before.signer.key)
    expect(after.anchors.match(/BEGIN/g)!.length).toBeGreaterThan(1)
    expect(after.anchors).toContain(before.anchors.split('\n')[1])
  })
})

describe('A configured chain', () => {
  const { key, certificates } = makeChain(NOW)

  it('is read from PEM or from files', async () => {
    const folder = givenFolder()
    const [certificateFile, keyFile] = [path.join(folder, 'c.pem'), path.join(folder, 'k.pem')]
    writeFileSync(certificateFile, certificates.join(''))
    writeFileSync(keyFile, key)
    const inFiles = await read(folder, { C2PA_CERTIFICATE: certificateFile, C2PA_KEY: keyFile })
    const inPem = await read(folder, {
      C2PA_CERTIFICATE: certificates.join('').replaceAll('\n', String.raw`\n`),
      C2PA_KEY: key,
    })
    expect(inFiles).toEqual(inPem)
    expect(inFiles.isOwnChain).toBe(false)
  })

  it.each([
    [
      'C2PA_KEY does not belong',
      { C2PA_KEY: makeChain(NOW).key },
      'C2PA_CERTIFICATE does not belong to the key: set another one.',
    ],
    ['the key is no key', { C2PA_KEY: '-----BEGIN nonsense' }, 'C2PA_KEY is no private key in PEM: set another one.'],
    [
      'the file is missing',
      { C2PA_KEY: '/nowhere/key.pem' },
      'C2PA_KEY is the file /nowhere/key.pem, which cannot be read: allow it, or name another one.',
    ],
    [
      'the chain is of others',
      { C2PA_CERTIFICATE: certificates[0]! + makeChain(NOW).certificates[1]! },
      'C2PA_CERTIFICATE is followed by one that does not vouch for it: set another one.',
    ],
    [
      'it is no certificate',
      { C2PA_CERTIFICATE: '-----BEGIN nothing' },
      'C2PA_CERTIFICATE is no certificate in PEM: set another one.',
    ],
  ])('refuses the start where %s', async (_, env, sentence) => {
    const all = { C2PA_CERTIFICATE: certificates.join(''), C2PA_KEY: key, ...env }
    await expect(read(givenFolder(), all)).rejects.toThrow(new StartError(sentence))
  })

  it('needs both parts', () => {
    expect(() => readConfig({ C2PA_KEY: key })).toThrow('C2PA_KEY needs C2PA_CERTIFICATE')
  })
})
