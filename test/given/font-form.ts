import { fontFile } from '#test/studio/fonts.ts'

/** A font as the form sends it; `licence` is left out if it is undefined. */
export function fontForm(
  bytes: Uint8Array = fontFile('titan-one'),
  licence: string | undefined = 'true',
  name = 'titan.woff2',
) {
  const form = new FormData()
  if (licence !== undefined) form.append('licence', licence)
  form.append('font', new Blob([new Uint8Array(bytes)]), name)
  return form
}
