import { allLanguages } from '../../language/languages.ts'
import { anyOf } from '../../language/words.ts'

/** Matches commands to download or to install, in any language. Google refuses them in a picture. */
export const ASKS_TO_DOWNLOAD = new RegExp(anyOf(...allLanguages.map(({ downloads }) => downloads)), 'iu')
