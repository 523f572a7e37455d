import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { compareAddress, type CompareState } from './compare-state.ts'
import type { Comparison } from './comparison.ts'
import { ShareComparison } from './share-comparison.tsx'
import styles from './compare.module.css'

const numbers = ['no', 'one', 'two', 'three', 'four']

interface CompareHeadProps {
  state: CompareState
  comparison: Comparison
  publicUrl: string
  /** The number of rows without differences. */
  same: number
  differing: boolean
  onDiffering: (differing: boolean) => void
}

/** What is compared, what stands out, and the available actions. */
export function CompareHead(props: CompareHeadProps) {
  const { state, comparison, publicUrl, same, differing, onDiffering } = props
  const hydrated = useHydrated()
  const count = comparison.listings.length
  const isWeek = state.kind === 'week'
  const { one, many } = comparison.nouns
  const title = `Compare ${numbers[count]} ${count === 1 ? one : many}`
  return (
    <>
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          <li>
            <Link to={links.home()}>Home</Link>
          </li>
          <li>
            <Link to={isWeek ? links.timeshareSearch() : links.propertySearch()}>
              {isWeek ? 'Timeshare' : 'Property'}
            </Link>
          </li>
          <li aria-current="page">Compare</li>
        </ol>
      </nav>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>
            {comparison.summary || (count < 2 ? `Add another ${one} to see how they differ.` : '')}
          </p>
        </div>
        <div className={styles.tools}>
          {count > 1 && hydrated && (
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                checked={differing}
                onChange={({ target }) => onDiffering(target.checked)}
              />
              <span>
                Only differences<small>, hide {same}</small>
              </span>
            </label>
          )}
          {hydrated && (
            <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
          )}
          <ShareComparison
            address={new URL(compareAddress(state), publicUrl || 'http://localhost').href}
            title={title}
          />
        </div>
      </header>
    </>
  )
}
