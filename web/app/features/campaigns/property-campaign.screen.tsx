import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Route } from './+types/property-campaign.screen.ts'
import { CampaignEditor } from './editor/campaign-editor.tsx'
import { editorTitle, loadEditor } from './editor/load-editor.ts'

export const loader = (args: Route.LoaderArgs) => loadEditor(args, false)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData ? editorTitle(loaderData) : 'Property Campaign', matches)

export default function PropertyCampaignScreen({ loaderData }: Route.ComponentProps) {
  return <CampaignEditor page={loaderData} />
}
