/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON as it may stand in a script element: nothing in it can close the element or open a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
