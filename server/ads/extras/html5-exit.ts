import type { Exit } from '#contract/ads/extras.ts'

/** Google's script of exits. It is the only address outside of the banner, and only where it was chosen. */
const GOOGLE_EXIT = 'https://tpc.googlesyndication.com/pagead/gadgets/html5/api/exitapi.js'

/** Returns the scripts by which a click leaves the banner. */
export function exitScript(exit: Exit, clickAddress: string): string {
  if (exit === 'google') return `<script src="${GOOGLE_EXIT}"></script>\n${script('ExitApi.exit()')}`
  // A network writes its own address in place of this one, which it finds by the name of the variable.
  return `<script>var clickTag = ${quoted(clickAddress)};</script>\n${script("window.open(window.clickTag, '_blank')")}`
}

function script(action: string): string {
  return `<script>addEventListener('click', function (event) { event.preventDefault(); ${action} });</script>`
}

/** Writes a text as JavaScript that no text can end early. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
}
