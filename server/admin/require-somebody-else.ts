import { AppError } from '../http/app-error.ts'

/** An operator who shut themselves out by a slip of the hand could not undo it. */
export function requireSomebodyElse(actorId: string, userId: string): void {
  if (actorId === userId)
    throw new AppError(
      'CONFLICT',
      'This is your own account: another operator can do this, or you on your account page.',
    )
}
