import type { Creative, UpdateCreativeBody } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { hashField, isVersionedField, type CreativeVersion, type VersionedField, creativeVersionOf } from './version.ts'

/**
 * Returns the part of an update that is left to write if its sender read `version` and the ad is now `current`: the
 * fields that the sender changed. Throws a CONFLICT if another user changed one of these to another value in the
 * meantime.
 */
export function mergeUpdate(
  version: CreativeVersion,
  body: UpdateCreativeBody,
  current: Creative,
): Partial<UpdateCreativeBody> {
  const { selectedFormats, ...fields } = body
  const sent = Object.keys(fields).filter((field) => isVersionedField(field) && fields[field] !== undefined)
  const changed = (sent as VersionedField[]).filter((field) => {
    const wanted = hashField(fields[field])
    return wanted !== version.hashOf(field) && wanted !== hashField(current[field])
  })
  const conflicts = changed.filter((field) => version.hashOf(field) !== hashField(current[field]))
  if (conflicts.length > 0) throw new UpdateConflictError(conflicts, current)
  return {
    ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
    ...(selectedFormats && {
      selectedFormats: mergeFormats(version.formats, selectedFormats, current.selectedFormats),
    }),
  }
}

/** Merges formats. Each is chosen or not, so two users who change the same one agree. */
function mergeFormats(read: FormatId[], wanted: FormatId[], current: FormatId[]): FormatId[] {
  const kept = current.filter((format) => wanted.includes(format) || !read.includes(format))
  const added = wanted.filter((format) => !read.includes(format))
  return [...new Set([...kept, ...added])]
}

/** Conflict that carries the ad as it is now, with its version, so that both texts can be shown and either be kept. */
export class UpdateConflictError extends AppError {
  constructor(fields: VersionedField[], current: Creative) {
    super('CONFLICT', 'This ad was changed elsewhere in the meantime: choose which text to keep.', fields[0])
    this.details = { fields, current }
    this.headers = { etag: creativeVersionOf(current) }
  }
}
