import { existsSync, readFileSync } from 'node:fs'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { readTarget } from '#contract/rulebook/rules.ts'
import { judgePicture, seePicture } from '#server/pictures/checker/check-picture.ts'
import { requireSmall } from '#server/pictures/checker/require-small.ts'
import { BadInput, parseTyped, pathAsTyped } from '../bad-input.ts'

/**
 * Checks pictures against the rulebook and writes what was found. The exit status is 1 if a platform would refuse one of
 * them. Throws BadInput for what cannot be read.
 */
export async function checkAd(args: string[], now = new Date()): Promise<void> {
  const options = { for: { type: 'string', default: 'all' }, json: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseTyped(args, options, USAGE)
  const target = readTarget(values.for)
  if (!target)
    throw new BadInput(`There is no platform, placement or format "${values.for}": docs/rulebook.md lists them.`)
  if (positionals.length === 0) throw new BadInput(`Name a picture: ${USAGE}.`)
  for (const file of positionals) {
    const check = judgePicture(await see(pathAsTyped(file)), target, now)
    process.stdout.write(values.json ? `${JSON.stringify({ file, ...check })}\n` : report(file, check))
    if (check.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1
  }
}

const USAGE = 'npm run check-ad -- picture.jpg --for google_display'

async function see(file: string) {
  if (!existsSync(file)) throw new BadInput(`${file} is not there.`)
  const bytes = readFileSync(file)
  try {
    await requireSmall(bytes, file)
    return await seePicture(bytes, file)
  } catch (error) {
    if (error instanceof AppError) throw new BadInput(error.message)
    throw error
  }
}

const MARKS = { error: 'PROBLEM', warning: 'ADVICE', info: 'NOTE' } as const

/** Writes a check for people: what was found, the rule with its page and day, and the places in the picture. */
function report(file: string, { picture, placements, findings, unchecked }: PictureCheck): string {
  const { widthPx, heightPx, bytes, type } = picture
  const taken = placements.filter(({ fits }) => fits).map(({ id }) => id)
  const lines = [
    `${file}: ${widthPx} x ${heightPx}, ${type}, ${bytes} bytes`,
    `  fits: ${taken.length > 0 ? taken.join(', ') : 'no placement'}`,
    ...findings.flatMap(({ severity, message, rule, statement, source, boxes }) => [
      `  ${MARKS[severity]} ${message}`,
      `    ${statement} [${rule}]`,
      ...(source
        ? [`    ${source.url} (${source.read}, checked on ${source.lastChecked}${source.isOld ? ', old' : ''})`]
        : ['    a bound of ours']),
      ...boxes.map(({ x, y, width, height }) => `    at ${x},${y} ${width} x ${height}`),
    ]),
    ...(findings.length === 0 ? ['  nothing to say'] : []),
    ...unchecked.map((sentence) => `  not checked: ${sentence}`),
  ]
  return `${lines.join('\n')}\n`
}
