import { type FormEvent, useState } from 'react'
import { SEARCH_MAX } from '#contract/desk/admin-limits.ts'
import { usePeople } from '#web/api/desk/admin.ts'
import styles from '#web/screens/admin/admin.module.css'
import { Loaded } from '#web/screens/admin/loaded.tsx'
import { formatMoment } from '#web/screens/admin/moment.ts'
import { Table } from '#web/screens/admin/table.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Link } from '#web/router/link.tsx'
import { useSearchParams } from '#web/router/router-view.tsx'

const HEAD = ['E-mail address', 'Plan', 'Ads', 'Credits', 'Since']

export function People() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const query = usePeople(search)
  return (
    <div className={styles.part}>
      <SearchForm key={search} search={search} onSearch={(next) => setParams(next ? { search: next } : {})} />
      <Loaded query={query} what="people">
        {({ people }) => (
          <Table
            caption={search ? 'Found' : 'Newest'}
            head={HEAD}
            empty="Nobody’s address begins like this, and nobody has this id. Check it and search again."
            rows={people.map(({ id, email, planId, ads, credits, since }) => ({
              key: id,
              cells: [
                <Link key="person" to={`?person=${id}`}>
                  {email}
                </Link>,
                planId === 'pro' ? 'Pro' : 'Free',
                ads,
                planId === 'pro' ? 'Unlimited' : credits.monthly + credits.pack,
                formatMoment(since),
              ],
            }))}
          />
        )}
      </Loaded>
    </div>
  )
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className={styles.search} role="search" onSubmit={submit}>
      <TextField
        label="Beginning of the e-mail address, or the id"
        value={typed}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  )
}
