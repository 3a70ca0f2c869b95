import { useServices } from '#web/api/desk/admin.ts'
import styles from '#web/screens/admin/admin.module.css'
import { Loaded } from '#web/screens/admin/loaded.tsx'
import { Table } from '#web/screens/admin/table.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AdminServices() {
  return (
    <Loaded query={useServices()} what="services">
      {({ services, resting }) => (
        <>
          {resting.length > 0 && (
            <Notice variant="bad" title="Models are left alone for now.">
              {`${resting.join(', ')} failed too often: until it answers again, the built-in studio makes the ads.`}
            </Notice>
          )}
          <Table
            caption="Services"
            head={['Service', 'Answers', 'Took']}
            empty="There is none."
            rows={services.map(({ name, reachable, ms }) => ({
              key: name,
              cells: [
                name,
                reachable ? (
                  'Yes'
                ) : (
                  <strong key="no" className={styles.bad}>
                    No
                  </strong>
                ),
                `${ms} ms`,
              ],
            }))}
          />
        </>
      )}
    </Loaded>
  )
}
