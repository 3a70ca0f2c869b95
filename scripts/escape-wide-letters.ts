import type { Plugin } from 'vite'

/**
 * Escapes what lies beyond Latin-1 in the renderer of the server: one such letter doubles the memory of the whole
 * script, because V8 then keeps two bytes for each letter of it, 5 MB for each language that is shown.
 */
export function escapeWideLetters(): Plugin {
  return {
    name: 'escape-wide-letters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeWide(file.code)
      },
    },
  }
}

/** Escapes by units of UTF-16: a pair of them means one letter, in a regular expression too. */
export function escapeWide(code: string): string {
  return code.replaceAll(/[^\0-ÿ]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
