import { Link } from 'react-router'
import styles from './look-form.module.css'

export function BrandTick({ isTicked, onTick }: { isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  return (
    <div className={styles.brand}>
      <label>
        <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
        Use my brand
      </label>
      <p>
        Every ad carries its logo and fixed texts. <Link to="/account#brand">See your brand</Link>
      </p>
    </div>
  )
}
