import { useId, useState, type DragEvent } from 'react'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconFileTypeHtml from '@tabler/icons-react/dist/esm/icons/IconFileTypeHtml.mjs'
import { campaignUploadEndings } from '#contract/campaigns/campaign-uploads.calls.ts'
import { campaignsMessages as messages } from '#contract/campaigns/campaigns.messages.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useCampaignUpload, type UploadState } from './use-campaign-upload.ts'
import styles from './upload-drop.module.css'

/** One HTML page by choosing or dropping; it is sent at once. */
export function UploadDrop() {
  const { state, send } = useCampaignUpload()
  const hydrated = useHydrated()
  const id = useId()
  const [over, setOver] = useState(false)
  const saving = state.step === 'saving'

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length) void send(files)
  }

  return (
    <div className={styles.upload}>
      <label
        htmlFor={id}
        className={classNames(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileTypeHtml aria-hidden="true" />
        <b>{saving ? `Uploading ${state.name}` : 'Choose an HTML file, or drop it here'}</b>
        <span>
          .html or .htm, up to 2 MB. Use full web addresses for pictures. Scripts do not run.
        </span>
        <input
          id={id}
          type="file"
          accept={campaignUploadEndings}
          disabled={saving || !hydrated}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length) void send(files)
          }}
        />
      </label>
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
