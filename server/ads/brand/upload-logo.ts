import type { UploadedLogo } from '#contract/ads/brand/brand.ts'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PreparedFile } from '#server/pictures/images/picture-tasks.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import type { Services } from '#server/services.ts'

interface LogoUpload {
  userId: string
  picture: PreparedFile
  signal: AbortSignal
}

/** Stores a logo as it will be shown, trimmed and without its plain ground, and returns its colors. */
export async function uploadLogo(services: Services, { userId, picture, signal }: LogoUpload): Promise<UploadedLogo> {
  const { name, picturePath: path, facts } = picture
  const megapixels = (facts.widthPx * facts.heightPx) / 1_000_000
  const { file, colors } = await services.pictures
    .ask('cleanLogo', { path, name }, { owner: userId, megapixels, signal })
    .catch(refuseLost(name))
  // What the metadata of the upload says is not in the cleaned picture.
  const logo = { ...file, facts: { ...file.facts, digitalSource: facts.digitalSource } }
  const [kept] = await uploadImages(services, { pictures: [logo], userId, creativeId: null, kind: 'logo' })
  return { ...kept!, colors }
}

function refuseLost(name: string) {
  return (error: unknown): never => {
    if (!(error instanceof ChildLost)) throw error
    throw new AppError(
      'VALIDATION_FAILED',
      `"${name}" cannot be read as a logo. Please save it as PNG and try again.`,
      'images',
    )
  }
}
