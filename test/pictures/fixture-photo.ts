import { readFileSync } from 'node:fs'
import { decodePhoto, type StudiedPhoto, studyPhoto } from '#studio/index.ts'

const PHOTOS = new URL('../fixtures/photos/', import.meta.url)
const studied = new Map<string, Promise<StudiedPhoto>>()

/** Returns one of our photos by its file's name, decoded and studied once for all test files of a process. */
export function fixturePhoto(file: string): Promise<StudiedPhoto> {
  const known = studied.get(file) ?? study(file)
  studied.set(file, known)
  return known
}

async function study(file: string): Promise<StudiedPhoto> {
  const pixels = await decodePhoto(readFileSync(new URL(file, PHOTOS)))
  return { pixels, study: studyPhoto(pixels) }
}
