import { useEffect, useRef, useState } from 'react'
import type { ProviderForm } from '#contract/payments/payments.schema.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { HiddenForm, postAfterMs } from './hidden-form.tsx'
import styles from './card-frame.module.css'

const frameName = 'card-page'
const slowAfterMs = 8000

type Phase = 'opening' | 'slow' | 'open'

/** The provider's card page inside ours. It redirects the whole window once it is done. */
export function CardFrame({ form }: { form: ProviderForm }) {
  const element = useRef<HTMLFormElement>(null)
  const posted = useRef(false)
  const [phase, setPhase] = useState<Phase>('opening')
  const [round, setRound] = useState(0)

  useEffect(() => {
    posted.current = false
    setPhase('opening')
    const post = setTimeout(() => {
      posted.current = true
      element.current?.submit()
    }, postAfterMs)
    const slow = setTimeout(
      () => setPhase((now) => (now === 'opening' ? 'slow' : now)),
      slowAfterMs,
    )
    return () => {
      clearTimeout(post)
      clearTimeout(slow)
    }
  }, [round])

  return (
    <>
      <HiddenForm ref={element} form={form} target={frameName}>
        <noscript>
          <Button type="submit" kind="accent">
            Open the card page
          </Button>
        </noscript>
      </HiddenForm>
      <div className={styles.box}>
        {phase !== 'open' && (
          <div className={styles.waiting} data-needs-script="">
            <p className={styles.text} role="status">
              <Spinner /> Opening the card page
            </p>
            {phase === 'slow' && (
              <Alert type="WARNING" title="The card page is taking longer than usual.">
                It may still open. Nothing has been paid yet.{' '}
                <Button size="sm" onClick={() => setRound(round + 1)}>
                  Try again
                </Button>
              </Alert>
            )}
          </div>
        )}
        {/* The card's own bank shows its security page in here, and its requirements are unknown. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          name={frameName}
          title="Card page of the payment provider"
          className={styles.frame}
          allow="payment"
          // The empty frame also fires a load event, before anything is posted.
          onLoad={() => posted.current && setPhase('open')}
        />
      </div>
    </>
  )
}
