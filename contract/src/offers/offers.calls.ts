import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { defineList, type ListColumn } from '../list.ts'
import { id, idInPath } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { paragraph } from '../values/text.ts'
import { offersTexts as texts } from './offers.messages.ts'
import {
  newOfferForm,
  offerAmount,
  offerComment,
  offerDetail,
  offerForm,
  offerReply,
  offerRow,
  offerTemplate,
} from './offers.schema.ts'
import { offerStatuses } from './offers.states.ts'

/** Every step emails the other side: this limit keeps users from flooding a mailbox. */
const limit = { max: 60, seconds: 3600 }

/** Whether the other side may have this person's contact details once the offer is accepted. */
const consent = z.boolean().default(true)

export const getOfferTemplate = defineCall({
  name: 'offers.template',
  method: 'GET',
  path: '/api/bid/GetNewBidTemplate',
  who: 'offers.use',
  summary: 'Get an empty offer',
  input: z.object({}),
  output: offerTemplate,
})

export const getOffer = defineCall({
  name: 'offers.get',
  method: 'GET',
  path: '/api/bid/{id}',
  who: 'offers.use',
  summary: 'Get an offer with its history, as one of its two parties',
  input: z.object({ id: idInPath }),
  output: offerDetail,
})

/** The specified columns, in their order: the status of the listing, and at the end that of the offer, in words. */
const columns = [
  { key: 'date', label: 'Date', kind: 'day', narrow: true },
  { key: 'type', label: 'Type', narrow: true },
  { key: 'shortDescription', label: 'Short description', lead: true, wide: true },
  { key: 'status', label: 'Status', narrow: true, sortable: false },
  { key: 'price', label: 'Price', kind: 'money', narrow: true },
  { key: 'offer', label: 'Offer', kind: 'money', narrow: true },
  { key: 'madeBy', label: 'Made by' },
  { key: 'consent', label: 'Consent', kind: 'yesNo', narrow: true, sortable: false },
  { key: 'statusCode', label: 'Offer status', narrow: true },
] as const satisfies ListColumn[]

const defaults = { size: pageSizes.adminTable.default, sort: 'date', order: 'desc' } as const

const statusCode = z.enum(offerStatuses).optional().catch(undefined)

export const offersList = defineList({
  name: 'offers',
  path: '/api/bid/GetBids/{x}',
  who: 'offers.use',
  summary: 'List the offers that a user made or received; x is the username',
  row: offerRow,
  columns,
  defaults,
  filters: {
    side: z.enum(['made', 'received']).optional().catch(undefined),
    statusCode,
  },
  params: { x: z.string().trim().min(1).max(100) },
})

export const listOffers = offersList.list

export const allOffersList = defineList({
  name: 'allOffers',
  call: 'offers.all',
  path: '/api/bid/GetAllBids',
  who: 'offers.manage',
  summary: 'List all offers on all listings',
  row: offerRow,
  columns,
  defaults,
  filters: { statusCode },
})

export const listAllOffers = allOffersList.list

export const makeOffer = defineCall({
  name: 'offers.make',
  method: 'POST',
  path: '/api/bid',
  who: 'offers.use',
  summary: 'Make an offer on a property, a week or a tender week',
  input: newOfferForm,
  output: offerReply,
  limit: { max: 20, seconds: 3600 },
})

export const changeOffer = defineCall({
  name: 'offers.change',
  method: 'PUT',
  path: '/api/bid',
  who: 'offers.use',
  summary: 'Update your own open offer',
  input: offerForm.extend({ id }),
  output: offerReply,
  limit,
})

export const acceptOffer = defineCall({
  name: 'offers.accept',
  method: 'PUT',
  path: '/api/bid/AcceptBid/{id}',
  who: 'offers.use',
  summary: 'Accept an offer on your own listing; the listing becomes Offer Pending',
  input: z.object({
    id: idInPath,
    /** What was on the screen: an offer that has changed since is not accepted. */
    amount: offerAmount.optional(),
    consent,
  }),
  output: offerReply,
  limit,
})

export const declineOffer = defineCall({
  name: 'offers.decline',
  method: 'PUT',
  path: '/api/bid/DeclineBid',
  who: 'offers.use',
  summary: 'Decline an offer on your own listing, with the reason',
  input: z.object({ id, comment: paragraph(texts.reasonRequired, 2000) }),
  output: offerReply,
  limit,
})

export const counterOffer = defineCall({
  name: 'offers.counter',
  method: 'PUT',
  path: '/api/bid/CounterBid',
  who: 'offers.use',
  summary: 'Make a counter-offer with the amount you would accept',
  input: z.object({ id, amount: offerAmount, comment: offerComment, consent }),
  output: offerReply,
  limit,
})

export const acceptCounterOffer = defineCall({
  name: 'offers.acceptCounter',
  method: 'PUT',
  path: '/api/bid/AcceptCounter/{id}',
  who: 'offers.use',
  summary: "Accept the owner's counter-offer to your own offer",
  input: z.object({ id: idInPath, amount: offerAmount }),
  output: offerReply,
  limit,
})

export const withdrawOffer = defineCall({
  name: 'offers.withdraw',
  method: 'PUT',
  path: '/api/bid/WithdrawBid',
  who: 'offers.use',
  summary: 'Withdraw your own open offer',
  input: z.object({ id, comment: offerComment }),
  output: offerReply,
  limit,
})

export const reopenOffer = defineCall({
  name: 'offers.reopen',
  method: 'PUT',
  path: '/api/bid/ReopenBid',
  who: 'offers.use',
  summary: 'Withdraw an acceptance; the offer is open again and the listing is back on the market',
  input: z.object({ id, comment: offerComment }),
  output: offerReply,
  limit,
})

export const printOffer = defineCall({
  name: 'offers.print',
  method: 'GET',
  path: '/api/bid/{id}/offer.pdf',
  who: 'offers.use',
  summary: 'Download an accepted offer as a PDF for signature',
  input: z.object({ id: idInPath }),
  output: fileReply,
  produces: 'application/pdf',
  limit: documentLimit,
})
