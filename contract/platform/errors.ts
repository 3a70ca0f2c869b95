/** Every error code of the API with its HTTP status. Data only: no zod. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 403,
  FORMAT_NOT_ALLOWED: 403,
  CUSTOM_COLORS_NOT_ALLOWED: 403,
  AD_LIMIT_REACHED: 403,
  VARIANT_LIMIT_REACHED: 403,
  /** The plan does not include as much. */
  PLAN_REQUIRED: 403,
  /** A model refused the user's own words or pictures. */
  CONTENT_REFUSED: 403,
  /** The day's ceiling for models is reached: the built-in studio may be used if the user agrees. */
  MODEL_LIMIT_REACHED: 403,
  NOT_OWNER: 403,
  /** The API token lacks the scope of the call, or no token may make it. */
  SCOPE_REQUIRED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  /** The Idempotency-Key came with another request before. */
  IDEMPOTENCY_KEY_REUSED: 409,
  /** The request with this Idempotency-Key is still being carried out. */
  IDEMPOTENCY_KEY_IN_USE: 409,
  /** The request was carried out, and its answer was lost. */
  ANSWER_LOST: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  GENERATION_FAILED: 500,
  UNAVAILABLE: 503,
  /** The models' providers do not answer, and the day's free ads are used up. */
  MODELS_UNAVAILABLE: 503,
  /** A disk of the server is full: nothing was changed. */
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every answer that is not a success. `field` names the input that was wrong, if there was one. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  field?: string
}
