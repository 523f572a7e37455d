import { useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { usages } from '#contract/properties/properties.choices.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { SegmentedLinks } from '../../../ui/form/segmented.tsx'
import { guard } from '../../../session/guard.ts'
import { isSaleOf, usageOf } from '../search/search-state.ts'
import { ownPageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/list-property.screen.ts'
import { CreateProperty } from './create-property.tsx'
import { loadCreate } from './load-create.ts'
import { moveDraft, movedTexts } from './move-draft.ts'
import type { PropertyFormHandle } from './property-form.tsx'
import styles from './list-property.module.css'

const saleTypes = [
  { value: 'Sale', label: 'For sale' },
  { value: 'Rental', label: 'To rent' },
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const usage = usageOf(url.searchParams.get('usage'))
  // A listing is a rental by default, as specified.
  const isSale = isSaleOf(url.searchParams.get('saleType') ?? 'Rental')
  return loadCreate(context, url, usage, isSale)
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('List your property', matches)

export default function ListPropertyScreen({ loaderData: page }: Route.ComponentProps) {
  const saleType = page.isSale ? 'Sale' : 'Rental'
  const form = useRef<PropertyFormHandle>(null)
  const navigate = useNavigate()
  const alerts = useAlerts()

  /** What was typed before the right kind was chosen is not typed again. */
  async function change(event: MouseEvent, to: string) {
    const query = new URL(to, window.location.href).searchParams
    const kind = { usage: usageOf(query.get('usage')), isSale: isSaleOf(query.get('saleType')) }
    if (kind.usage === page.usage && kind.isSale === page.isSale) return
    const texts = form.current && movedTexts(form.current.texts(), page, kind)
    if (!texts || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { draftKey: key, endDraft } = form.current as PropertyFormHandle
      if (await moveDraft({ from: page, to: kind, texts, key })) endDraft()
      await navigate(to, { preventScrollReset: true })
    } catch (error) {
      alerts.showError(error)
    }
  }
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
      <div className={styles.kinds}>
        <SegmentedLinks
          label="Type of property"
          options={usages.map((usage) => ({
            label: usage,
            to: links.listPropertyOf(usage, saleType),
            current: usage === page.usage,
          }))}
          onChoose={(event, to) => void change(event, to)}
        />
        <SegmentedLinks
          label="For sale or to rent"
          options={saleTypes.map(({ value, label }) => ({
            label,
            to: links.listPropertyOf(page.usage, value),
            current: value === saleType,
          }))}
          onChoose={(event, to) => void change(event, to)}
        />
      </div>
      <CreateProperty key={`${page.usage} ${page.isSale}`} page={page} bare handle={form} />
    </div>
  )
}
