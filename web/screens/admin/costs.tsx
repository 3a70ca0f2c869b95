import { useCosts } from '#web/api/desk/admin.ts'
import styles from '#web/screens/admin/admin.module.css'
import { Loaded } from '#web/screens/admin/loaded.tsx'
import { Table } from '#web/screens/admin/table.tsx'
import { usd } from '#web/ui/texts/usd.ts'

export function Costs() {
  return (
    <Loaded query={useCosts()} what="costs">
      {({ days }) => (
        <>
          <p className={styles.soft}>
            What models cost, by day (UTC), as the daily ceilings count it. In {days.length} days:{' '}
            <strong>{usd(100 * days.reduce((sum, day) => sum + day.usd, 0))}</strong>
          </p>
          <Table
            caption="By day"
            head={['Day', 'Cost']}
            empty="Nothing was counted yet."
            rows={days.map(({ day, usd: cost }) => ({ key: day, cells: [day, usd(100 * cost)] }))}
          />
        </>
      )}
    </Loaded>
  )
}
