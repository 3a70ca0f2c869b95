import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'

type SecretConfig = Pick<Config, 'sessionSecret' | 'sessionSecretBefore' | 'dataDir'>

/**
 * Returns the configured secret, or one made at the first start and stored beside the data, so that a restart signs
 * nobody out. Cookies are signed with the first; the previous secret is still accepted, so that a new one signs nobody
 * out either.
 */
export async function readSessionSecrets(config: SecretConfig): Promise<string[]> {
  const current = config.sessionSecret ?? (await readStoredSecret(config.dataDir))
  return config.sessionSecretBefore ? [current, config.sessionSecretBefore] : [current]
}

async function readStoredSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
