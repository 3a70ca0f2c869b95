import { UPLOAD_FILES_MAX, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { plural, t } from '#web/i18n/i18n.ts'

export interface SortedFiles {
  accepted: File[]
  /** Sentences about the files that were left out. */
  notes: string[]
}

/**
 * Decides which files go to the server: pictures only, none too large, no more than the zone has room for. Other files
 * are ignored silently, unless `reportsOthers`.
 */
export function sortFiles(files: readonly File[], held: number, { reportsOthers = false } = {}): SortedFiles {
  const pictures = files.filter((file) => file.type.startsWith('image/'))
  const small = pictures.filter((file) => file.size <= UPLOAD_MAX_BYTES)
  const accepted = small.slice(0, Math.max(0, UPLOAD_FILES_MAX - held))
  const others = reportsOthers ? files.filter((file) => !pictures.includes(file)) : []
  const notes = [...others.map(notAPicture), ...pictures.filter((file) => file.size > UPLOAD_MAX_BYTES).map(tooLarge)]
  if (accepted.length < small.length) notes.push(tooMany(small.length - accepted.length))
  return { accepted, notes }
}

function notAPicture(file: File): string {
  return t('{name} is no image. Please choose a JPEG, PNG, WebP, AVIF or GIF file.', { name: file.name })
}

function tooLarge(file: File): string {
  return t('{name} is larger than {most} MB. Please choose a smaller version of it.', {
    name: file.name,
    most: UPLOAD_MAX_BYTES / 1024 / 1024,
  })
}

function tooMany(leftOut: number): string {
  return plural(
    leftOut,
    {
      one: '1 picture was left out because a tab holds {most} images. Remove one to make room for another.',
      other: '{count} pictures were left out because a tab holds {most} images. Remove one to make room for another.',
    },
    { most: UPLOAD_FILES_MAX },
  )
}
