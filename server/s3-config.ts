import { StartError } from './start-error.ts'

/** Bucket for the pictures, from the environment. */
export interface S3Config {
  bucket: string
  region: string
  /** Origin of the service; undefined for Amazon's own. */
  endpoint: string | undefined
  /** Makes the bucket the first part of the path instead of the host, as most servers other than Amazon's need it. */
  forcePathStyle: boolean
  /** Access key; undefined if the machine has rights of its own. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}

interface S3Values {
  S3_BUCKET?: string | undefined
  S3_REGION?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_FORCE_PATH_STYLE: boolean
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
}

/** Returns undefined if no bucket is set. Throws a StartError about a part that is missing or cannot work. */
export function readS3(values: S3Values, publicUrl: string): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: forcePathStyle } = values
  if (!bucket) {
    const alone = endpoint ? 'S3_ENDPOINT' : region ? 'S3_REGION' : undefined
    if (alone) throw new StartError(`${alone} is set and S3_BUCKET is not: set it to the bucket's name, or neither.`)
    return undefined
  }
  if (!region) throw new StartError('S3_BUCKET needs S3_REGION: set it to the region that the bucket is in.')
  if (endpoint?.startsWith('http:') && publicUrl.startsWith('https:')) {
    throw new StartError('S3_ENDPOINT must be https where PUBLIC_URL is: browsers fetch the pictures from it.')
  }
  return { bucket, region, endpoint, forcePathStyle, credentials: readCredentials(values) }
}

function readCredentials(values: S3Values): S3Config['credentials'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = values
  if (!accessKeyId && !secretAccessKey) return undefined
  if (!accessKeyId) throw new StartError('AWS_SECRET_ACCESS_KEY needs AWS_ACCESS_KEY_ID: set both, or none.')
  if (!secretAccessKey) throw new StartError('AWS_ACCESS_KEY_ID needs AWS_SECRET_ACCESS_KEY: set both, or none.')
  return { accessKeyId, secretAccessKey, ...(token && { sessionToken: token }) }
}
