import type { Finding } from '#contract/ads/report.ts'

/**
 * Makes a finding with which an ad may not leave the studio. The sentence goes to the log when no composition passes.
 */
export function error(rule: string, message: string): Finding {
  return { rule, severity: 'error', message }
}

/** Makes a finding that the user may want to act on. The ad can be uploaded as it is. */
export function warning(rule: string, message: string): Finding {
  return { rule, severity: 'warning', message }
}

export function info(rule: string, message: string): Finding {
  return { rule, severity: 'info', message }
}

/** Quotes a text. Long texts are named by their beginning: a finding is one line. */
export function quote(text: string): string {
  const letters = [...text]
  return letters.length <= 48 ? `“${text}”` : `“${letters.slice(0, 47).join('').trimEnd()}…”`
}
