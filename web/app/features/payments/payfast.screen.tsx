import { useEffect } from 'react'
import { Form, redirect, useNavigation, useSubmit } from 'react-router'
import { createPayFastPayment, getPaymentOrder } from '#contract/payments/payments.calls.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/payfast.screen.ts'
import { BackToListings } from './after-payment.tsx'
import { noOrder } from './no-order.ts'
import { listingInput, paidForIn } from './paid-for.ts'
import { PayByEft } from './pay-by-eft.tsx'
import { PayFastHandOff } from './pay-fast-hand-off.tsx'
import { orProblem } from './pay-refusal.ts'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import styles from '../../shared/payments/pay.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const paidFor = paidForIn(url.searchParams)
  if (!paidFor) throw noOrder()
  const order = await awaitReply(
    contextOf(context).api(getPaymentOrder, listingInput(paidFor)),
    url,
  )
  if (order.state === 'paid' || order.state === 'waived')
    throw redirect(links.paymentOption(paidFor))
  return { paidFor, order }
}

/** Opening the page starts no payment; submitting its form does, which happens automatically. */
export async function action({ context, url }: Route.ActionArgs) {
  guard('ownListings.manage', { context, url })
  const paidFor = paidForIn(url.searchParams)
  if (!paidFor) throw noOrder()
  const started = contextOf(context).api(createPayFastPayment, listingInput(paidFor))
  const { reply, refused } = await orProblem(started, url)
  return reply ? { form: reply, problem: undefined } : refused
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageMeta('Pay by card with PayFast', matches)

export default function PayFastScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { order, paidFor } = loaderData
  const { form, problem } = actionData ?? {}
  const submit = useSubmit()
  const { state } = useNavigation()
  useEffect(() => {
    if (!actionData) void submit(null, { method: 'post', replace: true })
  }, [actionData, submit])
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <BackToListings paidFor={paidFor} />
      <PageHeader
        title="Pay by card with PayFast"
        lede={`${formatRandCents(order.fee.amount)} for ${order.listing.title}, ${order.listing.reference}`}
      />
      <TestPayments shown={order.testPayments} />
      <div className={styles.panel}>
        {form && <PayFastHandOff form={form} />}
        {problem && <Alert type="ERROR">{problem.message}</Alert>}
        {!form && (
          <div className={styles.actions}>
            <Form method="post" replace>
              <Button type="submit" kind="brand" busy={state !== 'idle'}>
                {problem ? 'Try again' : 'Continue to PayFast'}
              </Button>
            </Form>
            {problem && <PayByEft paidFor={paidFor} />}
          </div>
        )}
      </div>
    </div>
  )
}
