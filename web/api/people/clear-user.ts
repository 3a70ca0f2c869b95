import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '#web/api/people/fresh-user.ts'
import { useSession } from '#web/api/people/session.ts'

/** Makes the page the signed-out one and clears the user's data from its memory. For calls that end the session. */
export function useClearUser(): () => void {
  const client = useQueryClient()
  const session = useSession()
  return () => {
    session.setUser(null)
    client.clear()
    client.setQueryData(CURRENT_USER_KEY, null)
  }
}
