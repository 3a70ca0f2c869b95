import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useFreshUser } from '#web/api/fresh-user.ts'
import { Queries } from '#web/api/queries.tsx'
import { prepare } from '#web/ui/load-part.ts'
import { useSomebodyThere } from '#web/ui/use-somebody-there.ts'

/** What the screens that ask the server stand in. It loads with the first of them. */
export function AskingScreens() {
  useToaster()
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

/** It has to be here already when a toast says that the connection is gone. Where it did not come, the toast asks again. */
function useToaster() {
  const isThere = useSomebodyThere()
  useEffect(() => {
    if (isThere) prepare(() => import('#web/ui/toaster.tsx'))
  }, [isThere])
}
