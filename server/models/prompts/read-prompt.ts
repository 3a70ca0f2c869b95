import { readFileSync } from 'node:fs'

/** A prompt and the version under which its results are recorded: a changed text is a new file with the next number. */
export interface Prompt {
  version: string
  text: string
}

export function readPrompt(version: string): Prompt {
  return { version, text: readFileSync(new URL(`${version}.md`, import.meta.url), 'utf8').trim() }
}

/**
 * Puts values into their placeholders, all at once: the content of a value is never taken for a placeholder. Throws if
 * one is left over.
 */
export function fillPrompt({ text, version }: Prompt, values: Record<string, string>): string {
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Prompt ${version} has a place for ${name} and no value`)
    return value
  })
  return filled.replaceAll(/\n{2,}(?=There|For)/g, '\n')
}

/**
 * Makes foreign words safe inside a prompt: one line, no marks that could end their placeholder or begin another, and
 * bounded in length.
 */
export function quoted(words: string, lengthMax: number): string {
  const plain = words
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll(/[«»"“”„‟‹›`<>{}[\]\\|#*_~=]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, lengthMax).join('').trim()
}
