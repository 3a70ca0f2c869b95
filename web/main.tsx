import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { CURRENT_USER_KEY } from '#web/api/current-user.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { readSessionBlock } from '#web/api/session.ts'
import { createAppRouter } from '#web/routes/router.tsx'

const session = readSessionBlock()
const client = createQueryClient()
if (session) client.setQueryData(CURRENT_USER_KEY, session.user)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <App client={client} provider={session?.provider} router={createAppRouter()} />
  </StrictMode>,
)
