import { getMyData, mailProof } from '#contract/privacy/privacy.calls.ts'
import { today } from '#contract/values/day.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
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
 * Messages that only an e-mail address ties to a person are in it once the person has shown,
 * by a mailed link, that the mailbox is theirs.
 */
export function Download({ proof }: { proof: string | null }) {
  const hydrated = useHydrated()
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
        <Button
          kind="brand"
          icon={<IconDownload aria-hidden="true" />}
          busy={data.busy}
          disabled={!hydrated}
          onClick={() => void download()}
        >
          Download my data
        </Button>
      </div>
      {proof ? (
        <p className={styles.note}>
          You came by the link in our mail, so messages that were sent with your e-mail address are
          included.
        </p>
      ) : (
        <div className={styles.proof}>
          <p>
            Messages that were sent with your e-mail address, but without logging in, are included
            once you come back by a link that we mail to you. Anyone could have registered with your
            address; the link shows that the mailbox is yours.
          </p>
          <Button size="sm" busy={mail.busy} disabled={!hydrated} onClick={() => void askLink()}>
            Mail me the link
          </Button>
        </div>
      )}
    </>
  )
}
