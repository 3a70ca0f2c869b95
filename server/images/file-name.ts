const NAME_MAX = 120

/** A client's file name made safe to store and to show: no folders, no control characters, not endless, never empty. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const printable = last.replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, '').trim()
  return [...printable].slice(0, NAME_MAX).join('') || 'picture'
}
