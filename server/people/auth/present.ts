import type { CurrentUser } from '#contract/people/user.ts'
import type { User } from '#server/people/users/store.ts'

export function presentUser(user: User): CurrentUser {
  const { id, displayName, email, profilePicture } = user
  return { id, displayName, email, profilePicture }
}
