/** Settings of a process that shares nothing with the others: its own database and its own pictures. */
export const ALONE = {
  DATABASE_URL: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ENDPOINT: '',
  S3_FORCE_PATH_STYLE: '',
  PUBLIC_URL: '',
}
