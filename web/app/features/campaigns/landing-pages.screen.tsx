import type { LoaderFunctionArgs } from 'react-router'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import type { CampaignSummary } from '#contract/campaigns/campaigns.schema.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { counted } from '../../ui/data/counted.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Route } from './+types/landing-pages.screen.ts'
import { kindName, listingNouns, stateLook } from '../../shared/campaigns/campaign-texts.ts'
import { campaignsList } from '#contract/campaigns/campaigns.calls.ts'
import styles from './landing-pages.module.css'

export const loader = (args: LoaderFunctionArgs) => listLoader(campaignsList)(args)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Landing Pages', matches)

function State({ state }: Pick<CampaignSummary, 'state'>) {
  const { color, label } = stateLook(state)
  return <StatusText color={color}>{label}</StatusText>
}

const cells: Cells<typeof campaignsList> = {
  name: ({ name, isTimeshare }) => (
    <>
      {name}
      <span className={styles.kind}>{kindName(isTimeshare)}</span>
    </>
  ),
  state: ({ state }) => <State state={state} />,
}

/** A sent email cannot be withdrawn, and its links continue to work. */
function whatStays({ emails }: CampaignSummary): string {
  if (emails === 0) return 'The page will go offline. Its statistics and record are kept.'
  const sent = counted(emails, { one: 'email has', many: 'emails have' })
  return `${sent} been sent. Links to listings and the unsubscribe link in them will still work, and “View in browser” will show that the campaign has ended. The statistics, the list of recipients and the blocked addresses are kept.`
}

export default function LandingPagesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={campaignsList}
      page={loaderData}
      title="Landing Pages"
      nouns={{ one: 'landing page', many: 'landing pages' }}
      cells={cells}
      columnsAtFirst={7}
      nameOf={({ name }) => name}
      deleteNote={whatStays}
      editPath={({ id, isTimeshare }) => links.landingPage(id, isTimeshare)}
      newPath={links.newLandingPage()}
      newLabel="New"
      rowActions={(campaign) => <CampaignActions campaign={campaign} />}
    />
  )
}

function CampaignActions({ campaign }: { campaign: CampaignSummary }) {
  const { id, name, isTimeshare, isActive } = campaign
  return (
    <>
      <RowAction
        label="Client View"
        name={`of ${name}`}
        icon={<IconEye aria-hidden="true" />}
        to={links.clientView(id, { preview: !isActive })}
      />
      <RowAction
        label="Statistics"
        name={`for ${name}`}
        icon={<IconChartBar aria-hidden="true" />}
        to={links.campaignStatistics(id)}
      />
      <RowAction
        label="Send by email"
        name={`of ${name}`}
        icon={<IconSend aria-hidden="true" />}
        to={links.campaignSending(id)}
      />
      <RowAction
        label={`Add a ${listingNouns(isTimeshare).one}`}
        name={`to ${name}`}
        icon={<IconPlus aria-hidden="true" />}
        to={links.campaignItem(0, id)}
      />
    </>
  )
}
