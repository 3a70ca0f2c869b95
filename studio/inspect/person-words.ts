import type { Finding } from '#contract/report.ts'
import type { Direction } from '../direction/direction.ts'

/** The person's words are never altered; where a platform may refuse them, they are told, with a plain fix. */
export function personFindings({ words, unreadableColors, inspiration }: Direction): Finding[] {
  const own = [words.headline, words.name, words.support, ...words.proof, words.badge].filter(
    (text) => text !== undefined,
  )
  const colors = unreadableColors.map((color) =>
    warning('color', `“${color}” is not a color and was left out; write it like #3B82F6.`),
  )
  const texts = own.flatMap((text) =>
    RULES.filter((rule) => rule.breaks(text)).map((rule) => warning(rule.rule, rule.message(text))),
  )
  const taken: Finding[] = inspiration ? [{ rule: 'inspiration', severity: 'info', message: inspiration }] : []
  return [...texts, ...colors, ...taken]
}

const RULES: { rule: string; breaks: (text: string) => boolean; message: (text: string) => string }[] = [
  {
    rule: 'punctuation',
    breaks: (text) => /[!?！？]{2,}/u.test(text),
    message: (text) => `Ad platforms may refuse repeated punctuation; write “${text}” with one mark.`,
  },
  {
    rule: 'capitals',
    breaks: (text) => /\p{Lu}{2,}.*\s.*\p{Lu}{4,}/u.test(text) && text === text.toLocaleUpperCase(),
    message: (text) => `Ad platforms may refuse text in capitals; write “${text}” in ordinary letters.`,
  },
  {
    rule: 'download',
    breaks: (text) => /\b(download|install)\b/iu.test(text),
    message: (text) => `Ad platforms may refuse “Download” or “Install” in a picture; say “${text}” in other words.`,
  },
]

function warning(rule: string, message: string): Finding {
  return { rule, severity: 'warning', message }
}
