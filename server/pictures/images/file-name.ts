const NAME_MAX = 120

/**
 * Makes a client's file name safe to store and to show: no folders, no control characters, bounded in length, never
 * empty.
 */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const printable = last.replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, '').trim()
  return [...printable].slice(0, NAME_MAX).join('') || 'picture'
}
