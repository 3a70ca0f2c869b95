import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInRanges } from '#contract/code-point-ranges.ts'
import { type FontSource, listEmoji, listSettable } from '#studio/index.ts'
import { ROOT } from '../launch/root.mjs'

/** `npm run letters`: what the fonts of an ad can show, read from their files and written down for those who hold no font. */
export function writeLetters(): void {
  const emoji = listEmoji(readFont)
  write('studio/type/emoji-letters.ts', 'EMOJI_LETTERS', 'Code points of the emoji font.', emoji)
  const settable = listSettable(readFont, (code) => isInRanges(emoji, code))
  const comment = 'Code points that an ad can show, or that nobody sees.'
  write('contract/settable-letters.ts', 'SETTABLE_LETTERS', comment, settable)
}

const readFont: FontSource = (file) => readFileSync(join(ROOT, 'node_modules', file))

function write(file: string, name: string, comment: string, packed: string): void {
  const body = `/** ${comment} Written by \`npm run letters\`. */\nexport const ${name} =\n  '${packed}'\n`
  writeFileSync(join(ROOT, file), body)
}
