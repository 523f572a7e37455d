import { getMyData, mailProof } from '#contract/privacy/privacy.calls.ts'
import { today } from '#contract/values/day.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import styles from './privacy.module.css'

function save(name: string, content: unknown) {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/**
 * Messages that only an email address ties to a person are included once the person has proven, by
 * an emailed link, that the mailbox is theirs.
 */
export function Download({ proof }: { proof: string | null }) {
  const alerts = useAlerts()
  const data = useAction(getMyData)
  const mail = useAction(mailProof)

  async function download() {
    alerts.clear()
    const reply = await data.run(proof ? { proof } : {})
    if (reply) save(`my-data-${today()}.json`, reply)
  }

  async function askLink() {
    const reply = await mail.run({})
    alerts.clear()
    if (reply) alerts.show('SUCCESS', reply.message)
  }

  return (
    <>
      <div className={wholeRow}>
        <ScriptButton
          kind="brand"
          icon={<IconDownload aria-hidden="true" />}
          busy={data.busy}
          onClick={() => void download()}
        >
          Download my data
        </ScriptButton>
      </div>
      {proof ? (
        <p className={styles.note}>
          You used the link in our email, so messages sent from your email address are included.
        </p>
      ) : (
        <div className={styles.proof}>
          <p>
            To include messages sent from your email address without logging in, open the link that
            we email to you. It proves that the address is yours, because anyone could have
            registered with it.
          </p>
          <ScriptButton size="sm" busy={mail.busy} onClick={() => void askLink()}>
            Email me the link
          </ScriptButton>
        </div>
      )}
    </>
  )
}
