import type { AdminJob, AdminJobList } from '#contract/desk/admin.ts'
import { FAILED_DAYS, STUCK_MINUTES } from '#contract/desk/admin-limits.ts'
import { getFormat } from '#contract/formats.ts'
import { useAdminJobs, useRetryJob } from '#web/api/desk/admin.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Loaded } from '#web/screens/admin/loaded.tsx'
import { formatMoment } from '#web/screens/admin/moment.ts'
import { Table } from '#web/screens/admin/table.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/router/link.tsx'

export function AdminJobs() {
  return (
    <Loaded query={useAdminJobs()} what="jobs">
      {({ waiting, failed, stuck }) => (
        <>
          <List
            title={`Stuck: nothing heard for ${STUCK_MINUTES} minutes`}
            list={stuck}
            empty="None is stuck."
            canRetry
          />
          <List
            title={`Failed in the last ${FAILED_DAYS} days, and not made since`}
            list={failed}
            empty="None has failed."
            canRetry
          />
          <List title="Waiting" list={waiting} empty="None waits." />
        </>
      )}
    </Loaded>
  )
}

interface ListProps {
  title: string
  list: AdminJobList
  empty: string
  canRetry?: boolean
}

function List({ title, list: { count, jobs }, empty, canRetry = false }: ListProps) {
  // The retry column comes early, where a phone shows it.
  const head = ['Format', ...(canRetry ? ['Again'] : []), 'Fault', 'Since', 'Last heard of', 'Stage', 'Person']
  const shown = count > jobs.length ? `${jobs.length} of ${count}` : count
  return (
    <Table
      caption={`${title} (${shown})`}
      head={head}
      empty={empty}
      rows={jobs.map((job) => ({
        key: job.id,
        cells: [
          getFormat(job.format).name,
          ...(canRetry ? [<Retry key="retry" job={job} />] : []),
          job.code,
          formatMoment(job.createdAt),
          formatMoment(job.updatedAt),
          job.stage,
          <Link key="person" to={`?person=${job.personId}`}>
            {job.personId.slice(0, 8)}
          </Link>,
        ],
      }))}
    />
  )
}

function Retry({ job: { id, format } }: { job: AdminJob }) {
  const { mutate, isPending, error } = useRetryJob()
  return (
    <>
      <Button
        size="sm"
        loading={isPending}
        loadingLabel="Trying..."
        aria-label={`Try again: ${getFormat(format).name}, ${id.slice(0, 8)}`}
        onClick={() => mutate(id)}
      >
        Try again
      </Button>
      {error && <p role="alert">{errorSentence(error)}</p>}
    </>
  )
}
