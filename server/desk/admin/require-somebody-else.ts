import { AppError } from '#server/platform/http/app-error.ts'

/** Throws if operators act on their own account: one who locked themselves out by mistake could not undo it. */
export function requireSomebodyElse(actorId: string, userId: string): void {
  if (actorId === userId)
    throw new AppError(
      'CONFLICT',
      'This is your own account: another operator can do this, or you on your account page.',
    )
}
