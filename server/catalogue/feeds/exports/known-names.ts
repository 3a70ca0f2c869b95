import { matchesAny, plainName } from '../column-names.ts'
import { GUESSED_NAMES, NUMBERED_PHOTOS } from '../guessed-names.ts'
import { FEED_EXPORTS } from './exports.ts'

const LISTS = [
  ...new Set([GUESSED_NAMES, ...FEED_EXPORTS.map(({ columns }) => columns)].flatMap(Object.values<string>)),
  NUMBERED_PHOTOS,
]

/** Longest name of a column: longer cells are sentences. */
const NAME_MAX_LETTERS = 60

/** Returns true if any known export has a column of this name. */
export function isKnownName(name: string): boolean {
  const plain = name.length > NAME_MAX_LETTERS ? '' : plainName(name)
  return plain !== '' && LISTS.some((list) => matchesAny(plain, list))
}
