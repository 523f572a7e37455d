import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import type { NearMiss } from '#contract/weeks/near-misses.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import styles from './near-misses.module.css'

/** The results of changing one or two filters, when nothing matches all of them. */
export function NearMisses({ found }: { found: readonly NearMiss[] }) {
  if (found.length === 0) return null
  return (
    <section className={styles.near} aria-labelledby="near-misses">
      <h2 id="near-misses">Nearly what you are looking for</h2>
      <ul className={styles.list}>
        {found.map(({ filter, text, address }) => (
          <li key={filter}>
            <Link to={address}>
              {text}
              <IconArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
