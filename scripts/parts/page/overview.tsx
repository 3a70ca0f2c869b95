import styles from './page.module.css'
import { PARTS } from './parts.ts'

/** Lists all parts, each in a frame of its own window, so that what it opens stays inside. */
export function Overview() {
  return (
    <main className={styles.overview}>
      <h1>Parts of Placard</h1>
      <p>
        Every part of <code>web/ui</code> and the states of the screens, from the fixtures of the tests. Open a name to
        see it alone.
      </p>
      {[...Map.groupBy(PARTS, (part) => part.group)].map(([group, parts]) => (
        <section key={group}>
          <h2>{group}</h2>
          {parts.map(({ name, width, height }) => (
            <article key={name} id={name} className={styles.part}>
              <h3>
                <a href={`?part=${name}`}>{name}</a>
              </h3>
              <div className={styles.themes}>
                {(['light', 'dark'] as const).map((theme) => (
                  // oxlint-disable-next-line react/iframe-missing-sandbox -- it holds this page itself, with its storage
                  <iframe
                    key={theme}
                    title={`${name}, ${theme}`}
                    src={`?part=${name}&theme=${theme}`}
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                ))}
              </div>
            </article>
          ))}
        </section>
      ))}
    </main>
  )
}
