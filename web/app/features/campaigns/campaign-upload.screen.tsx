import { listUploadedCampaigns } from '#contract/campaigns/campaign-uploads.calls.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/campaign-upload.screen.ts'
import { UploadDrop } from './upload-drop.tsx'
import { UploadsTable } from './uploads-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  guard('campaigns.manage', args)
  return awaitReply(contextOf(args.context).api(listUploadedCampaigns, {}), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Upload Campaign', matches)

export default function CampaignUploadScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader
        title="Upload Campaign"
        note="Give a finished HTML page its own address on this site"
      />
      <UploadDrop />
      <UploadsTable uploads={loaderData} />
    </>
  )
}
