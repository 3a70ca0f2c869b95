import { useFreshUser } from '#web/api/people/fresh-user.ts'
import { Queries } from '#web/api/queries.tsx'
import { Outlet } from '#web/router/router-view.tsx'

/** Wraps the screens that call the server. It loads with the first of them. */
export function AskingScreens() {
  return (
    <Queries>
      <FreshUser />
      <Outlet />
    </Queries>
  )
}

function FreshUser() {
  useFreshUser()
  return null
}
