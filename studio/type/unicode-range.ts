export type UnicodeRange = readonly [first: number, last: number]

/** Parses a CSS unicode-range list as the font packages write it: `U+0000-00FF,U+20AC`. */
export function parseUnicodeRange(list: string): UnicodeRange[] {
  return list.split(',').flatMap((part): UnicodeRange[] => {
    const match = /^\s*U\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(part)
    if (!match) return []
    const first = Number.parseInt(match[1]!, 16)
    return [[first, match[2] ? Number.parseInt(match[2], 16) : first]]
  })
}

export function rangesHold(ranges: readonly UnicodeRange[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last)
}
