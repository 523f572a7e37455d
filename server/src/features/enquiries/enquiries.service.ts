import { enquireNow, enquireNowSender } from '#contract/enquiries/enquiries.emails.ts'
import type { EnquiryForm } from '#contract/enquiries/enquiries.calls.ts'
import {
  enquiriesMessages as messages,
  enquiriesTexts as texts,
  enquiryConsentVersion,
} from '#contract/enquiries/enquiries.messages.ts'
import { AppError } from '#contract/errors.ts'
import { listingKeyOf } from '#contract/listings/listings.schema.ts'
import { isVisible } from '#contract/listings/visibility.ts'
import { links } from '#contract/links.ts'
import { noticeTexts } from '#contract/notifications/notice-texts.ts'
import { today } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import { listingColumns } from '../listings/listings.sql.ts'
import { maySendCopy, putSenderCopy } from '../mail/sender-copy.ts'
import { recordConsent } from '../consents/consents.service.ts'
import * as queries from './enquiries.queries.ts'
import { findPlaceholders, getListing } from '../listings/listings.service.ts'
import { notifySellers } from '../listings/listing-notices.ts'
import type { Listing } from '../listings/listing-record.ts'

async function openListing(tx: Tx, { property, week }: EnquiryForm): Promise<Listing> {
  const listing = await getListing(tx, listingKeyOf({ weekId: week, propertyId: property }))
  if (!isVisible(listing, today())) throw new AppError('notFound')
  if (listing.stopsEnquiries) throw new AppError('wrongState', { message: texts.closed })
  return listing
}

async function store(tx: Tx, input: EnquiryForm, listing: Listing, context: CallContext) {
  const userId = context.session?.userId ?? null
  const campaignId = input.campaignId ?? context.campaignId
  const id = await queries.insertEnquiry(tx, {
    name: input.name,
    email: input.email,
    phone: input.phone,
    message: input.message,
    heardFrom: input.heardFrom,
    consent: input.consent,
    ...listingColumns(listing),
    campaignId: campaignId && (await queries.campaignExists(tx, campaignId)) ? campaignId : null,
    userId,
    ip: context.ip,
    requestId: context.requestId,
  })
  await recordConsent(tx, context, {
    purpose: 'enquiry',
    textVersion: enquiryConsentVersion,
    given: input.consent,
    enquiryId: id,
  })
  return id
}

async function valuesOf(services: Services, tx: Tx, input: EnquiryForm, listing: Listing) {
  const { publicUrl } = services.config
  const phone = input.phone ? formatPhone(input.phone) : ''
  return {
    ...(await findPlaceholders(services.listingKinds, tx, listing, publicUrl)),
    'User.FullName': input.name,
    'User.Email': input.email,
    'User.Cell': phone,
    'User.Telephone': phone,
    'User.Message': input.message,
    'User.Comment': input.message,
    'User.HeardFrom': input.heardFrom,
  }
}

/**
 * Without consent a visitor's details stay with the company; with consent the owner and agent get
 * them.
 */
function addressees(desk: string[], listing: Listing, consent: boolean): string[] {
  const sellers = consent ? [listing.owner.email, listing.agent?.email] : []
  return [...new Set([...desk, ...sellers.filter((email) => email != null)])]
}

/** Stores the enquiry and its emails in one transaction; the emails are sent afterwards. */
export async function sendEnquiry(services: Services, input: EnquiryForm, context: CallContext) {
  const withCopy = await maySendCopy(services, input.email)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const listing = await openListing(tx, input)
    const id = await store(tx, input, listing, context)
    await notifySellers(tx, listing, context.session?.userId ?? null, {
      kind: 'enquiries',
      occasion: `enquiry:${id}`,
      title: noticeTexts.enquiry,
      link: links.leads(),
    })
    const values = await valuesOf(services, tx, input, listing)
    const mail = await composeMail(tx, enquireNow, values)
    const desk = await recipientsOf(tx, enquireNow.usage)
    const { requestId } = context
    for (const to of addressees(desk, listing, input.consent)) {
      const dedupeKey = `enquiry:${id}:${to}`
      await services.outbox.put(tx, { ...mail, to, replyTo: input.email, dedupeKey, requestId })
    }
    const sent = input.page === 'enquireNow' ? messages.sentFromEnquireNow : messages.sent
    if (!withCopy) return { message: sent }
    await putSenderCopy(services, tx, enquireNowSender, {
      to: input.email,
      replyTo: desk[0],
      // Visitors learn nothing about the owner.
      values: { ...values, 'Resort.Owner': '' },
      dedupeKey: `enquiry:${id}:copy`,
      requestId,
    })
    return { message: sent }
  })
  services.outbox.wake()
  return reply
}
