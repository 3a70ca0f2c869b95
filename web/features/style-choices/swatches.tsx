import styles from './style-choices.module.css'

/** The field colour is the widest band, as in the ad. Without colours: an empty dashed chart. */
export function Swatches({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return <span className={styles.noSwatches}>#</span>
  return (
    <span className={styles.swatches}>
      {colors.map((color, at) => (
        <span key={at} style={{ background: color }} />
      ))}
    </span>
  )
}
