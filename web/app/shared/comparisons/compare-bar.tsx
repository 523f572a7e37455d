import { useLocation } from 'react-router'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import type { Compared } from '#contract/comparisons/compared.ts'
import { links } from '#contract/links.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { counted } from '../../ui/data/counted.ts'
import { comparedNouns } from './compared-so-far.tsx'
import { setCompared, useCompared } from './compare-store.ts'
import styles from './compare-bar.module.css'

/** Where listings are chosen: the results, the weeks of a resort and the favourites. */
const withBar =
  /^\/(property\/(residential\/searchResult|commercial\/searchResult|propertySearch\/results)|timeshareToByResults|resort\/[^/]+|favourites)\/?$/i
const aboutWeeks = /^\/(timeshare|resort)/i

function kindFor(pathname: string, compared: Compared): ListingKind | null {
  const order: ListingKind[] = aboutWeeks.test(pathname)
    ? ['week', 'property']
    : ['property', 'week']
  return order.find((kind) => compared[kind].length > 0) ?? null
}

/** What has been chosen so far, at the bottom of the pages on which listings are chosen. */
export function CompareBar() {
  const { pathname } = useLocation()
  const compared = useCompared()
  const kind = kindFor(pathname, compared)
  if (!kind || !withBar.test(pathname)) return null
  const ids = compared[kind]
  return (
    <aside className={styles.bar} aria-label="Comparison" data-bottom-bar="comparison">
      <div className={`wrap ${styles.inside}`}>
        <p role="status">
          <b>{counted(ids.length, comparedNouns[kind])}</b> selected
          <span className={styles.hint}>{ids.length < 2 && ', add another to compare'}</span>
        </p>
        <div className={styles.actions}>
          <Button kind="quiet" size="sm" onClick={() => setCompared(kind, [])}>
            Clear
          </Button>
          <LinkButton
            to={links.compare({ kind, ids })}
            kind="brand"
            size="sm"
            icon={<IconColumns3 aria-hidden="true" />}
          >
            Compare
          </LinkButton>
        </div>
      </div>
    </aside>
  )
}
