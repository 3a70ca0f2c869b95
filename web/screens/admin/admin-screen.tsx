import { Queries } from '#web/api/queries.tsx'
import { Costs } from '#web/screens/admin/costs.tsx'
import { AdminJobs } from '#web/screens/admin/jobs.tsx'
import { People } from '#web/screens/admin/people.tsx'
import { Person } from '#web/screens/admin/person.tsx'
import { AdminServices } from '#web/screens/admin/services.tsx'
import { Page } from '#web/ui/page.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { useSearchParams } from '#web/router/router-view.tsx'

const LEAD = 'What you look at and what you do here is written into the audit trail.'

const PARTS = ['people', 'jobs', 'costs', 'services'] as const
const TITLES = { people: 'People', jobs: 'Jobs', costs: 'Costs', services: 'Services' }

/** The operator's screen. Its state is in the address: `?part=jobs`, `?person=…`, `?search=…`. */
export function AdminScreen() {
  const [params, setParams] = useSearchParams()
  const person = params.get('person')
  const part = PARTS.find((one) => one === params.get('part')) ?? 'people'
  return (
    <Page title="Operators" lead={LEAD}>
      <Queries>
        <Tabs value={part} onValueChange={(next) => setParams(next === 'people' ? {} : { part: next })}>
          <TabList label="What to look at">
            {PARTS.map((one) => (
              <Tab key={one} value={one}>
                {TITLES[one]}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="people">{person ? <Person key={person} id={person} /> : <People />}</TabPanel>
          <TabPanel value="jobs">
            <AdminJobs />
          </TabPanel>
          <TabPanel value="costs">
            <Costs />
          </TabPanel>
          <TabPanel value="services">
            <AdminServices />
          </TabPanel>
        </Tabs>
      </Queries>
    </Page>
  )
}
