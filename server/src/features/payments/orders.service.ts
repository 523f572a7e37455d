import { AppError } from '#contract/errors.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { PaidListing, PaymentOrder } from '#contract/payments/payments.schema.ts'
import type { PaymentProvider } from '#contract/payments/payments.states.ts'
import { vatIn, vatPercent } from '#contract/payments/vat.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { getListing, lockListing } from '../listings/listings.service.ts'
import type { Listing } from '../listings/listing-record.ts'
import { listingKeyOf, type ListingKey } from '#contract/listings/listings.schema.ts'
import { getListingFee } from '../fees/fees.service.ts'
import { findFee } from '../listings/fees.service.ts'
import { addressLine, findCompany } from '../settings/settings.service.ts'
import { toPaymentListing } from './payments.mapping.ts'
import { findRequests } from './payment-requests.queries.ts'
import { mayPayFor } from './payments.policy.ts'
import * as queries from './payments.queries.ts'

export function keyOf({ timeshareWeekId, propertyId }: PaidListing): ListingKey {
  return listingKeyOf({ weekId: timeshareWeekId, propertyId })
}

/** A listing that this person may not pay for is treated as missing. */
function requirePayable(listing: Listing, session: Session): Listing {
  if (!mayPayFor(listing, session)) throw new AppError('notFound')
  return listing
}

export async function findPayable(
  db: Executor,
  key: ListingKey,
  session: Session,
): Promise<Listing> {
  return requirePayable(await getListing(db, key), session)
}

/** What this listing costs: the fee when it was first requested, or today's fee. */
async function feeOf(db: Executor, key: ListingKey): Promise<{ name: string; amount: string }> {
  const [open] = await queries.findOpen(db, key)
  if (open) return { name: open.feeName, amount: open.amount }
  const fee = await getListingFee(db)
  return { name: fee.name, amount: fee.amount.toFixed(2) }
}

/**
 * The open payment for a listing with this provider, created if there is none. The person who
 * begins it is the payer, even if someone else on the seller's side continues it. The amount comes
 * only from our own records.
 */
export async function openPayment(
  tx: Tx,
  key: ListingKey,
  provider: PaymentProvider,
  session: Session,
): Promise<{ listing: Listing; payment: queries.PaymentRecord; isNew: boolean }> {
  const listing = requirePayable(await lockListing(tx, key), session)
  // The fee determines it, not the status: a refunded listing can be paid for again, even when
  // sold.
  const { state } = await findFee(tx, key)
  if (state === 'paid') refuse(texts.alreadyPaid)
  if (state === 'waived') refuse(listingsTexts.feeWaived)
  const open = (await queries.findOpen(tx, key)).find((payment) => payment.provider === provider)
  const { name: feeName, amount } = await feeOf(tx, key)
  const { userId } = session
  const id =
    open?.id ??
    (await queries.insertPayment(tx, { provider, listing: key, userId, amount, feeName }))
  let payment = (await queries.findPayment(tx, id)) as queries.PaymentRecord
  if (payment.userId !== userId && !(await hasRequest(tx, payment))) {
    await queries.changePayment(tx, id, { userId })
    payment = (await queries.findPayment(tx, id)) as queries.PaymentRecord
  }
  return { listing, payment, isNew: !open }
}

/** Only at PayGate can a payment have no request yet, if its first one failed. */
async function hasRequest(tx: Tx, { id, provider }: queries.PaymentRecord): Promise<boolean> {
  return provider !== 'paygate' || (await findRequests(tx, id)).length > 0
}

function refuse(message: string): never {
  throw new AppError('wrongState', { message })
}

export async function getPaymentOrder(
  { database, cards, config, listingKinds }: Services,
  input: PaidListing,
  context: CallContext,
): Promise<PaymentOrder> {
  const { db } = database
  const key = keyOf(input)
  const session = sessionOf(context)
  const listing = await findPayable(db, key, session)
  const paidBy = await queries.findPaidBy(db, key)
  const { waiver } = await findFee(db, key)
  const open = await queries.findOpen(db, key)
  // What was paid stays unchanged, whatever the fee is today.
  const fee = paidBy ? { name: paidBy.feeName, amount: paidBy.amount } : await feeOf(db, key)
  const company = await findCompany(db)
  return {
    listing: toPaymentListing(listing),
    ...(await listingKinds[listing.kind].paidItem(db, listing)),
    fee: { name: fee.name, vatPercent, ...vatIn(Number(fee.amount)) },
    supplier: {
      legalName: company.legalName,
      tradingName: company.companyName,
      companyRegNumber: company.companyRegNumber,
      vatNumber: company.vatNumber,
      ffcNumber: company.ffcNumber,
      address: addressLine(company),
      phone: company.phone,
      email: company.email,
      website: config.publicUrl,
    },
    state: paidBy
      ? 'paid'
      : waiver
        ? 'waived'
        : open.some(({ provider }) => provider === 'eft')
          ? 'eftChosen'
          : 'due',
    waiver,
    paid: paidBy?.paidAt
      ? {
          amount: Number(paidBy.amount),
          paidAt: paidBy.paidAt.toISOString(),
          reference: paidBy.reference,
        }
      : null,
    paidBy: paidBy?.id ?? null,
    testPayments: Boolean(config.sandbox),
    options: { paygate: Boolean(cards.paygate), payfast: Boolean(cards.payfast), eft: true },
  }
}
