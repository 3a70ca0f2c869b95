const MEGABYTE = 1024 * 1024

/** Largest photo that may be sent within a call. A larger one is given by its address, which is read in pieces. */
export const BASE64_PHOTO_MAX_BYTES = 5 * MEGABYTE

/** Largest body of a call: such a photo in base64, and the rest of its message. */
export const BODY_MAX_BYTES = Math.ceil(BASE64_PHOTO_MAX_BYTES / 3) * 4 + MEGABYTE / 4

/** Pictures that a program may read at the same time: each is held in memory until it is sent. */
export const PICTURES_AT_ONCE = 4
