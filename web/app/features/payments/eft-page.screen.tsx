import { redirect } from 'react-router'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { requestOf } from '#contract/request.ts'
import { getEftDetails, printEftDetails } from '#contract/payments/payments.calls.ts'
import { eftThanks, paymentsTexts } from '#contract/payments/payments.messages.ts'
import { awaitReply, isAppError } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/eft-page.screen.ts'
import { noOrder } from './no-order.ts'
import { BackToListings, ListingLink } from './after-payment.tsx'
import { EftTable } from './eft-table.tsx'
import { listingInput, paidForIn } from './paid-for.ts'
import styles from '../../shared/payments/pay.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const paidFor = paidForIn(url.searchParams)
  if (!paidFor) throw noOrder()
  const details = contextOf(context).api(getEftDetails, listingInput(paidFor))
  try {
    return { paidFor, eft: await details }
  } catch (error) {
    // EFT has not been chosen, or the payment has been received: the previous page shows which.
    if (isAppError(error) && error.code === 'wrongState')
      throw redirect(links.paymentOption(paidFor))
  }
  return { paidFor, eft: await awaitReply(details, url) }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Pay by EFT', matches)

export default function EftPageScreen({ loaderData }: Route.ComponentProps) {
  const { paidFor, eft } = loaderData
  const { listing } = eft
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <BackToListings paidFor={paidFor} />
      <PageHeader title="Pay by EFT" lede={eftThanks[paidFor.kind]} />
      <section className={styles.panel} aria-labelledby="bank">
        <div>
          <h2 id="bank" className={styles.heading}>
            Bank details
          </h2>
          <p className={styles.note}>
            {listing.title}, <span className="whole">{listing.reference}</span>
          </p>
        </div>
        <EftTable eft={eft} />
        <Alert type="INFO" announce={false}>
          Use the reference <span className="whole">{eft.reference}</span> when you pay, so that we
          can match the payment to your listing.
        </Alert>
        <div className={styles.actions}>
          <LinkButton
            to={requestOf(printEftDetails, listingInput(paidFor)).url}
            reloadDocument
            download
            kind="accent"
            icon={<IconFileTypePdf aria-hidden="true" />}
          >
            Download PDF
          </LinkButton>
          <LinkButton to={links.paymentOption(paidFor)}>Pay by card instead</LinkButton>
          <ListingLink paidFor={paidFor} usage={listing.usage} />
        </div>
        <p className={styles.note}>{paymentsTexts.coolingOff}</p>
      </section>
    </div>
  )
}
