/**
 * Types of the pictures that the server can read, as a file field lists them. Without HEIC in the list, phones send a
 * JPEG instead.
 */
export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
