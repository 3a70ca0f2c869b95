import '#web/styles/index.css'
import { Overview } from './overview.tsx'
import { partNamed } from './parts.ts'
import { showPart } from './show-part.tsx'

/**
 * The page of `npm run parts`: without a name in its query, the list of all parts, each in a frame of its own; with
 * `?part=NAME`, that part alone. `&theme=light` or `dark` overrides the system's.
 */
const query = new URLSearchParams(window.location.search)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme

const name = query.get('part')
if (name === null) {
  const { createRoot } = await import('react-dom/client')
  createRoot(root).render(<Overview />)
} else {
  await showPart(root, partNamed(name))
}
