import { readFile } from 'node:fs/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Config } from '#server/s3-config.ts'
import { OWNER_MARK } from './own-storage.ts'
import { requireKey, type Storage, StorageUnavailable } from './storage.ts'

const LINK_SECONDS = 10 * 60

/** Longer than a picture of ten megabytes takes; and even twice this is short enough for a user who waits. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true }
const ATTEMPTS = 2

/**
 * Opens a storage that keeps image bytes as objects of a bucket. Browsers fetch them from there, with links that this
 * server signs.
 */
export function openS3Storage(config: S3Config): Storage {
  const client = openClient(config)
  const locate = (key: string) => ({ Bucket: config.bucket, Key: requireKey(key) })
  const put: Storage['put'] = async (key, bytes, contentType) => {
    const command = new PutObjectCommand({ ...locate(key), Body: bytes, ContentType: contentType })
    await client.send(command).catch(refuse)
  }
  const get: Storage['get'] = (key) => readWhole(client, locate(key))
  return {
    put,
    putFile: async (key, file, contentType) => put(key, await readFile(file), contentType),
    get,
    async delete(key) {
      await client.send(new DeleteObjectCommand(locate(key))).catch(refuse)
    },
    list: (prefix) => listKeys(client, config.bucket, `${requireKey(prefix.replace(/\/$/, ''))}/`),
    link(key, { downloadName } = {}) {
      const disposition = downloadName && `attachment; filename="${downloadName}"`
      const command = new GetObjectCommand({ ...locate(key), ResponseContentDisposition: disposition })
      return getSignedUrl(client, command, { expiresIn: LINK_SECONDS })
    },
    linkOrigins: [linkOrigin(client, config)],
    // A bucket is never full.
    requireRoom: async () => {},
    // Reads a few bytes that every start reads or makes.
    probe: async () => void (await get(OWNER_MARK)),
    check: () => put('check/ready', new Uint8Array(1), 'application/octet-stream'),
  }
}

/**
 * Makes the client without checksums beyond the signature's, because several servers other than Amazon's refuse unknown
 * ones.
 */
function openClient({ region, endpoint, forcePathStyle, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: TIMEOUTS,
  })
}

async function* listKeys(client: S3Client, bucket: string, prefix: string): AsyncGenerator<string> {
  for (let next: string | undefined; ;) {
    const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next })
    const { Contents: objects = [], NextContinuationToken: after } = await client.send(command).catch(refuse)
    for (const { Key: key } of objects) if (key !== undefined) yield key
    if (!after) return
    next = after
  }
}

/** Reads a whole object. The client retries a failed request but not a body that breaks off, so that is done here. */
async function readWhole(
  client: S3Client,
  location: { Bucket: string; Key: string },
  attempts = ATTEMPTS,
): Promise<Uint8Array | undefined> {
  const found = await findObject(client, location)
  try {
    return await found?.Body?.transformToByteArray()
  } catch (error) {
    return attempts > 1 ? readWhole(client, location, attempts - 1) : refuse(error)
  }
}

async function findObject(client: S3Client, location: { Bucket: string; Key: string }) {
  try {
    return await client.send(new GetObjectCommand(location))
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    return refuse(error)
  }
}

function refuse(cause: unknown): never {
  throw new StorageUnavailable(cause)
}

/** Returns the origin of links by the SDK's own rules: the bucket is part of the host or of the path. */
function linkOrigin(client: S3Client, { bucket, region, endpoint, forcePathStyle }: S3Config): string {
  const { url } = client.config.endpointProvider({
    Bucket: bucket,
    Region: region,
    ForcePathStyle: forcePathStyle,
    ...(endpoint && { Endpoint: endpoint }),
  })
  return url.origin
}
