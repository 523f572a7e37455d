import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { campaignUploadEndings } from '#contract/campaigns/campaign-uploads.calls.ts'
import { campaignsMessages as messages } from '#contract/campaigns/campaigns.messages.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { useCampaignUpload, type UploadState } from './use-campaign-upload.ts'
import styles from './upload-drop.module.css'

/** One HTML page, chosen or dropped; it is uploaded immediately. */
export function UploadDrop() {
  const { state, send } = useCampaignUpload()
  return (
    <div className={styles.upload}>
      <FileDrop
        what="an HTML file"
        busyLabel={state.step === 'saving' ? `Uploading ${state.name}` : ''}
        hint=".html or .htm, up to 2 MB. Use full web addresses for pictures. Scripts do not run."
        accept={campaignUploadEndings}
        busy={state.step === 'saving'}
        onFile={(file) => void send([file])}
      />
      <Outcome state={state} />
    </div>
  )
}

function Outcome({ state }: { state: UploadState }) {
  if (state.step === 'saving') {
    return (
      <progress
        className={styles.progress}
        max={1}
        value={state.share}
        aria-label={`Uploading ${state.name}`}
      />
    )
  }
  if (state.step === 'success') {
    return (
      <Alert type="SUCCESS">
        <p className={styles.done}>{state.message}</p>
        <LinkButton
          to={state.link}
          target="_blank"
          rel="noopener"
          icon={<IconExternalLink aria-hidden="true" />}
        >
          View
        </LinkButton>
      </Alert>
    )
  }
  if (state.step === 'failed') {
    return (
      <Alert type="ERROR" title={messages.uploadFailed}>
        {state.name}: {state.reason}
      </Alert>
    )
  }
  return null
}
