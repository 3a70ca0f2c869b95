import styles from './style-choices.module.css'

/** Shows a palette. The field color is the widest band, as in the ad. Without colors: an empty dashed chart. */
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
