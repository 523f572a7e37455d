import { Link } from 'react-router'
import { usages, type Usage } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { guard } from '../../../session/guard.ts'
import { isSaleOf, usageOf } from '../search/search-state.ts'
import type { Route } from './+types/list-property.screen.ts'
import { CreateProperty } from './create-property.tsx'
import { loadCreate } from './load-create.ts'
import styles from './list-property.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const usage = usageOf(url.searchParams.get('usage'))
  // A listing is a rental by default, as specified.
  const isSale = isSaleOf(url.searchParams.get('saleType') ?? 'Rental')
  return loadCreate(context, url, usage, isSale)
}

export const meta: Route.MetaFunction = () => [
  { title: 'List your property' },
  { name: 'robots', content: 'noindex' },
]

export default function ListPropertyScreen({ loaderData: page }: Route.ComponentProps) {
  const saleType = page.isSale ? 'Sale' : 'Rental'
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="List your property"
        lede={
          <>
            Sell or let your own property. Listing costs a once-off{' '}
            <strong>{formatRand(page.fee)}</strong>, including VAT. Your listing goes live once the
            fee is paid.
          </>
        }
      />
      <Tabs
        label="Type of property"
        tabs={usages.map((usage: Usage) => ({
          id: usage,
          label: usage,
          to: links.listPropertyOf(usage, saleType),
        }))}
        selected={page.usage}
      >
        <nav className={styles.kinds} aria-label="To rent or for sale">
          <Link
            to={links.listPropertyOf(page.usage, 'Rental')}
            aria-current={page.isSale ? undefined : 'page'}
            preventScrollReset
          >
            To rent
          </Link>
          <Link
            to={links.listPropertyOf(page.usage, 'Sale')}
            aria-current={page.isSale ? 'page' : undefined}
            preventScrollReset
          >
            For sale
          </Link>
        </nav>
        <CreateProperty key={`${page.usage} ${page.isSale}`} page={page} bare />
      </Tabs>
    </div>
  )
}
