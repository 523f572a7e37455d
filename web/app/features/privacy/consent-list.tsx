import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { withdrawConsent, type consentEntry } from '#contract/privacy/privacy.calls.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import styles from './privacy.module.css'

type Consent = z.output<typeof consentEntry>

/** The older ones are collapsed. */
const atFirst = 5

/** Every consent with its date and text version; active ones can be withdrawn. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(withdrawConsent)

  async function withdraw(id: number) {
    alerts.clear()
    const reply = await run({ id })
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  if (consents.length === 0) {
    return <p className={styles.note}>You have not given any consents yet.</p>
  }
  const [newest, older] = [consents.slice(0, atFirst), consents.slice(atFirst)]
  const list = (shown: readonly Consent[]) => (
    <ul className={styles.list}>
      {shown.map((consent) => (
        <li key={consent.id} className={styles.item}>
          <div>
            <p className={styles.main}>
              {consent.purposeName}
              {consent.about && (
                <>
                  : <span className={styles.reference}>{consent.about}</span>
                </>
              )}
            </p>
            <p className={styles.second}>
              {momentText(consent.at)},{' '}
              <span className={styles.reference}>version {consent.textVersion} of the text</span>
            </p>
          </div>
          <StatusText color={consent.given ? 'green' : 'grey'}>
            {consent.given ? 'Given' : 'Not given'}
          </StatusText>
          {consent.may.withdraw && (
            <Button
              size="sm"
              busy={busy}
              aria-label={`Withdraw: ${consent.purposeName}${consent.about ? `, ${consent.about}` : ''}`}
              onClick={() => void withdraw(consent.id)}
            >
              Withdraw
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={wholeRow}>
      {list(newest)}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>
            {older.length === 1 ? 'Show 1 older consent' : `Show ${older.length} older consents`}
          </summary>
          {list(older)}
        </details>
      )}
    </div>
  )
}
