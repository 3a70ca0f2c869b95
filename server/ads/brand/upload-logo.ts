import type { UploadedLogo } from '#contract/ads/brand/brand.ts'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CleanedLogo, PreparedFile } from '#server/pictures/images/picture-tasks.ts'
import { namePicture } from '#server/pictures/images/read-upload.ts'
import { saveUploads, type NamedPicture } from '#server/pictures/images/upload-images.ts'
import type { Services } from '#server/services.ts'

interface LogoUpload {
  userId: string
  picture: NamedPicture
  signal: AbortSignal
}

/** Stores a logo as it will be shown, trimmed and without its plain ground, and returns its colors. */
export async function uploadLogo(services: Services, { userId, picture, signal }: LogoUpload): Promise<UploadedLogo> {
  const { name, path, facts } = picture
  const megapixels = (facts.widthPx * facts.heightPx) / 1_000_000
  const { file, colors } = await services.pictures
    .ask('cleanLogo', { path, name }, { owner: userId, megapixels, signal })
    .catch(refuseLost(name))
  const logo = namePicture(asUploaded(file, picture), name)
  const [kept] = await saveUploads(services, [logo], { userId, creativeId: null, kind: 'logo' })
  return { ...kept!, colors }
}

/** Keeps the facts from the metadata of the upload. */
function asUploaded(file: CleanedLogo['file'], { facts }: NamedPicture): PreparedFile {
  return { ...file, facts: { ...file.facts, digitalSource: facts.digitalSource } }
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
