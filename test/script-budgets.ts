/** Most bytes of script that a phone may load of a page before anybody touches it, packed by Brotli, with headers (record 41). */
export const SCRIPT_MAX_BYTES = { signedOut: 77_000, '/': 91_000, '/creatives': 103_000, '/create': 105_000 }
