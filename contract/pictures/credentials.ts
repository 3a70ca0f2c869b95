/**
 * Bytes that the painter leaves below the limit of a format for the credentials of the file: certificates of 5,000, and
 * a statement on up to three photos. A time stamp may take 8,000 more.
 */
export const CREDENTIALS_MAX_BYTES = 12_000
