import { useEffect, useRef } from 'react'
import type { ProviderForm } from '#contract/payments/payments.schema.ts'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { HiddenForm, postAfterMs } from './hidden-form.tsx'
import styles from '../../shared/payments/pay.module.css'

/** Posts the signed form in the whole window, and leaves a button for a browser that does not. */
export function PayFastHandOff({ form }: { form: ProviderForm }) {
  const element = useRef<HTMLFormElement>(null)
  const { listing } = form

  useEffect(() => {
    const timer = setTimeout(() => {
      // Going back from PayFast leads to the choice again, not into another hand-off.
      history.replaceState(null, '', links.paymentOption(listing))
      element.current?.submit()
    }, postAfterMs)
    return () => clearTimeout(timer)
  }, [listing])

  return (
    <>
      <p className={styles.waiting} role="status">
        <Spinner /> Taking you to PayFast
      </p>
      <HiddenForm ref={element} form={form} target="_top">
        <Button type="submit">Go to PayFast</Button>
      </HiddenForm>
    </>
  )
}
