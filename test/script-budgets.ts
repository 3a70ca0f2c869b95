/** Most bytes of script that a phone may load of a page before anybody touches it, packed by Brotli, with headers (record 41). */
export const SCRIPT_MAX_BYTES = { signedOut: 95_000, '/': 115_000, '/creatives': 122_000, '/create': 124_000 }
