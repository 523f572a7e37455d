import { useEffect, useState } from 'react'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { callOverHttp } from '#contract/client.ts'
import { removeDraft } from '#contract/drafts/drafts.calls.ts'
import type { Campaign } from '#contract/campaigns/campaigns.schema.ts'
import { today } from '#contract/values/day.ts'
import { OfficeHeader } from '../../../backoffice/office-header.tsx'
import { RecordHistory } from '../../../backoffice/record-history/record-history.tsx'
import { useViewer } from '../../../session/session.ts'
import { mayUse } from '#contract/permissions.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import type { DraftStart } from '../../../ui/draft/use-draft.ts'
import { stateText } from '../../../shared/campaigns/campaign-texts.ts'
import { EditorForm } from './editor-form.tsx'
import { emptyStart } from './editor-values.ts'
import { editorTitle, type EditorPage } from './load-editor.ts'
import type { Device } from './preview-panel.tsx'

/**
 * The campaign editor, for weeks and properties alike; it shows the page while it is being written.
 */
export function CampaignEditor({ page }: { page: EditorPage }) {
  const { campaign, draft, isDraft } = page
  const alerts = useAlerts()
  const viewer = useViewer()
  const [device, setDevice] = useState<Device>('desktop')
  const [fresh, setFresh] = useState<DraftStart | null>(null)

  useEffect(() => {
    // On a narrow screen a desktop would be too small to read.
    if (window.matchMedia('(max-width: 40rem)').matches) setDevice('phone')
  }, [])

  async function startAfresh() {
    if (!draft) return
    try {
      const { kind, key } = draft
      // The empty form begins another draft: a late save of this one does not belong to it.
      setFresh(await callOverHttp(removeDraft, { kind, key }))
    } catch (thrown) {
      alerts.showError(thrown)
    }
  }

  return (
    <>
      <OfficeHeader
        title={editorTitle(page)}
        note={campaign ? stateText(campaign) : 'Live from its start date to its end date'}
        actions={campaign && <CampaignLinks campaign={campaign} />}
      />
      <EditorForm
        // A new version means a new form: what was typed against the old one is gone.
        key={`${campaign?.id ?? 'new'} ${campaign?.version ?? 0} ${fresh?.key ?? 'first'}`}
        page={fresh ? { ...page, start: emptyStart(today()), draft: fresh } : page}
        device={device}
        onDevice={setDevice}
        intro={
          isDraft &&
          !fresh && (
            <Alert type="INFO" title="We saved your draft.">
              Continue where you left off.{' '}
              <Button size="sm" kind="quiet" onClick={() => void startAfresh()}>
                Start with a blank form
              </Button>
            </Alert>
          )
        }
      />
      {campaign && mayUse('changeLog.read', viewer) && (
        <RecordHistory table="campaigns" rowId={campaign.id} version={campaign.version} wide />
      )}
    </>
  )
}

function CampaignLinks({ campaign: { id, isActive } }: { campaign: Campaign }) {
  return (
    <>
      <LinkButton
        to={links.clientView(id, { preview: !isActive })}
        icon={<IconEye aria-hidden="true" />}
      >
        Client View
      </LinkButton>
      <LinkButton to={links.campaignStatistics(id)} icon={<IconChartBar aria-hidden="true" />}>
        Statistics
      </LinkButton>
      <LinkButton to={links.campaignSending(id)} icon={<IconSend aria-hidden="true" />}>
        Send by email
      </LinkButton>
    </>
  )
}
