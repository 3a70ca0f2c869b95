import type { Creative, UpdateCreativeBody } from '#contract/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import { AppError } from '../http/app-error.ts'
import { hashField, isVersionedField, type Version, type VersionedField, versionOf } from './version.ts'

/**
 * What is left to write of an update whose sender read `version`, while the ad is `current` by now: the fields that the
 * sender changed. Throws a CONFLICT where somebody else gave one of these another value in the meantime.
 */
export function mergeUpdate(
  version: Version,
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
  if (conflicts.length > 0) throw new UpdateConflict(conflicts, current)
  return {
    ...Object.fromEntries(changed.map((field) => [field, fields[field]])),
    ...(selectedFormats && {
      selectedFormats: mergeFormats(version.formats, selectedFormats, current.selectedFormats),
    }),
  }
}

/** Each format is chosen or not: two people who change the same one mean the same. */
function mergeFormats(read: FormatId[], wanted: FormatId[], current: FormatId[]): FormatId[] {
  const kept = current.filter((format) => wanted.includes(format) || !read.includes(format))
  const added = wanted.filter((format) => !read.includes(format))
  return [...new Set([...kept, ...added])]
}

/** Carries the ad as it is now, with its version, so that both texts can be shown and either be kept. */
export class UpdateConflict extends AppError {
  constructor(fields: VersionedField[], current: Creative) {
    super('CONFLICT', 'This ad was changed elsewhere in the meantime: choose which text to keep.', fields[0])
    this.details = { fields, current }
    this.headers = { etag: versionOf(current) }
  }
}
