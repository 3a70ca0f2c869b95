/** Files beside an ad's pictures, for programs that open them, as data. No zod: pages list them. */

export const EXTRAS = [
  {
    id: 'html5',
    name: 'HTML5',
    description: 'Banners for display networks: one ZIP each, with real text',
  },
  { id: 'psd', name: 'Photoshop (PSD)', description: 'Layers by part, with live text' },
  { id: 'svg', name: 'SVG', description: 'Once as outlines, once with live text' },
  { id: 'pptx', name: 'PowerPoint (PPTX)', description: 'One slide, with live text' },
  { id: 'pdf', name: 'PDF', description: 'A proof in the size of the screen' },
  { id: 'pictures', name: 'WebP, AVIF, PNG', description: 'Where the platform takes them' },
] as const

export type Extra = (typeof EXTRAS)[number]['id']

export const EXTRA_IDS = EXTRAS.map(({ id }) => id) as [Extra, ...Extra[]]

/** A click leaves an HTML5 banner by one of these: by the variable that most networks set, or by Google's own script. */
export const EXITS = ['clicktag', 'google'] as const
export type Exit = (typeof EXITS)[number]

/** Maximum size of an HTML5 banner's ZIP: Google says 150 KB, and 150,000 bytes satisfies every reading of that. */
export const HTML5_BYTES_MAX = 150_000
export const HTML5_FILES_MAX = 40
