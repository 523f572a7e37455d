import { useMemo, useRef } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import {
  createCampaignItem,
  getCampaignItem,
  updateCampaignItem,
} from '#contract/campaigns/campaign-items.calls.ts'
import { getCampaignDto, listCampaigns } from '#contract/campaigns/campaigns.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/campaign-item.screen.ts'
import { listingNouns } from '../../shared/campaigns/campaign-texts.ts'
import { wantedTags } from './editor/editor-tags.ts'
import { loadClasses } from './editor/load-editor.ts'
import { itemInput, itemOf } from './items/editor-item.ts'
import { ItemForm } from './items/item-form.tsx'
import { useItem } from './items/use-item.ts'
import styles from './campaign-item.module.css'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('campaigns.manage', { context, url })
  const { api } = contextOf(context)
  const itemId = idInPath.safeParse(params.id)
  if (!itemId.success && params.id !== '0') throw refusal('notFound')
  const [item, { items: campaigns }] = await Promise.all([
    itemId.success ? awaitReply(api(getCampaignItem, { id: itemId.data }), url) : null,
    awaitReply(api(listCampaigns, { size: maxPageSize }), url),
  ])
  const named = idInPath.safeParse(item?.campaignId ?? url.searchParams.get('campaign'))
  const wanted = named.success ? named.data : campaigns.find((one) => one.isTimeshare)?.id
  const id = wanted ?? campaigns[0]?.id
  if (!id) return { item: null, campaign: null, campaigns: [], tags: [] }
  const campaign = await awaitReply(api(getCampaignDto, { id }), url)
  const classes = await loadClasses(api, campaign.isTimeshare)
  const tags = wantedTags(campaign.itemBody, { classes, placeHolders: campaign.placeHolders })
  const choices = campaigns.map(({ id: value, name: label }) => ({ value, label }))
  return {
    item,
    campaign: { id, name: campaign.name, isTimeshare: campaign.isTimeshare },
    campaigns: choices.some(({ value }) => value === id)
      ? choices
      : [{ value: id, label: campaign.name }, ...choices],
    tags,
  }
}

function titleOf({
  item,
  campaign,
}: Pick<Route.ComponentProps['loaderData'], 'item' | 'campaign'>) {
  const noun = listingNouns(campaign?.isTimeshare ?? true).one
  return item ? `Edit a ${noun} in a campaign` : `Add a ${noun} to a campaign`
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData ? titleOf(loaderData) : 'Campaign', matches)

export default function CampaignItemScreen({ loaderData }: Route.ComponentProps) {
  const { item, campaign, campaigns } = loaderData
  const [, setQuery] = useSearchParams()
  if (!campaign) {
    return (
      <EmptyState
        title="No campaigns yet"
        actions={
          <LinkButton kind="brand" to={links.newLandingPage()}>
            New Landing Page
          </LinkButton>
        }
      >
        Create a landing page first, then add weeks or properties to it.
      </EmptyState>
    )
  }
  return (
    <>
      <OfficeHeader title={titleOf(loaderData)} note={campaign.name} />
      <div className={styles.sheet}>
        {!item && (
          <SelectField
            name="campaign"
            label="Campaign"
            options={campaigns}
            value={campaign.id}
            onChange={(event) =>
              setQuery({ campaign: event.target.value }, { preventScrollReset: true })
            }
          />
        )}
        <Item
          key={`${campaign.isTimeshare} ${item?.version ?? 0}`}
          {...loaderData}
          campaign={campaign}
        />
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Item({ item, campaign, tags }: Loaded & { campaign: NonNullable<Loaded['campaign']> }) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const start = useMemo(() => item && itemOf(item), [item])
  const state = useItem(start)
  const isComplete = useRef(true)
  const { isTimeshare, name } = campaign
  const back = links.landingPage(campaign.id, isTimeshare)
  const form = useForm({
    call: (item ? updateCampaignItem : createCampaignItem) as typeof updateCampaignItem,
    once: !item,
    read() {
      const finished = state.finish()
      isComplete.current = finished.isComplete
      const { id: _id, ...input } = itemInput(finished.item)
      return item
        ? { ...input, id: item.id, version: item.version, rank: item.rank }
        : { ...input, campaignId: campaign.id }
    },
    // An invalid custom value shows its own error.
    confirm: () => isComplete.current,
    async onDone(saved) {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', `${saved.listing.title} has been saved in “${name}”.`)
      await navigate(back)
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)

  return (
    <ItemForm
      isTimeshare={isTimeshare}
      item={state}
      form={form}
      wanted={tags}
      saveLabel="Save"
      onLoadTheirs={() => {
        unsaved.forget()
        void revalidate()
      }}
      onClose={() => void navigate(back)}
    />
  )
}
