import { goodWeek } from '../week-builders.ts'
import { aPropertyForm } from '../property-form.ts'
import { aPlace } from '../property-builders.ts'
import { managed, open, personal, shared, visible, type Input, type Row } from './law.ts'
import { aUser } from '../builders.ts'
import {
  historyOf,
  liveProperty,
  liveWeek,
  newPrice,
  ownedWeek,
  property,
  unpaidWeek,
  unverifiedWeek,
  week,
} from './listing-objects.ts'
import {
  acceptedOffer,
  counteredOffer,
  decision,
  eftPayment,
  enquiry,
  listingChange,
  listingImport,
  offer,
  paidPayment,
  payment,
  paymentAlert,
} from './deal-objects.ts'
import {
  conversation,
  conversationFile,
  replyTemplate,
  unmatchedEmail,
} from './conversation-objects.ts'
import { account, username } from './people-objects.ts'
import { between } from './law.ts'

const propertyForm: Input = async ({ api }) => aPropertyForm(await aPlace(api.services))

export const listingRows: Record<string, Row> = {
  // A published listing is not refused but unpublished.
  'listings.refuse': {
    audience: 'superAdmin',
    on: property,
    input: () => ({ kind: 'property' }),
    outcomes: { foreign: 409, hidden: 200, absent: 404 },
  },
  'logs.history': managed(historyOf),
  'logs.undo': managed(newPrice),
  'listings.assignAgent': {
    audience: 'agencyAdmins',
    on: property,
    input: async ({ api }) => {
      const { personId } = await aUser(api.services, { role: 'agent' })
      return { kind: 'property', agentId: personId }
    },
    // Of another agency: the agent, for the administrator of one.
    outcomes: {
      own: { superAdmin: 200, others: 409 },
      foreign: { superAdmin: 200, others: 403 },
      hidden: { superAdmin: 200, others: 404 },
      absent: 404,
    },
  },
  'listings.priceHistory': visible(property, { input: () => ({ kind: 'property' }) }),

  // What is not on the site is only counted as gone.
  'comparisons.properties': open('everyone', { input: () => ({ ids: '1,2' }) }),
  'comparisons.weeks': open('everyone', { input: () => ({ ids: '1,2' }) }),

  'approvals.list': open('superAdmin'),
  'approvals.decide': {
    audience: 'superAdmin',
    on: unverifiedWeek,
    input: () => ({ kind: 'week', decision: 'verify' }),
    outcomes: { foreign: 200, absent: 404 },
  },
  'approvals.undo': personal('superAdmin', decision, { foreign: { others: 404 } }),
  'approvals.dismiss': personal('superAdmin', decision, { foreign: { others: 404 } }),
  'listingImports.upload': open('agencyAdmins', { reply: 422 }),
  'listingImports.list': open('agencyAdmins'),
  'listingImports.template': open('agencyAdmins'),
  'listingImports.get': personal('agencyAdmins', listingImport),
  'listingImports.rows': personal('agencyAdmins', listingImport),
  // The file of the sample has other columns, and was neither checked nor imported.
  'listingImports.check': personal('agencyAdmins', listingImport, { reply: 422 }),
  'listingImports.run': personal('agencyAdmins', listingImport, { reply: 409 }),
  'listingImports.undo': personal('agencyAdmins', listingImport, { reply: 409 }),
  'listingImports.addPictures': personal('agencyAdmins', listingImport, { reply: 422 }),
  'listingImports.corrections': personal('agencyAdmins', listingImport, { reply: 409 }),

  'listingChanges.list': open('superAdmin'),
  'listingChanges.export': open('superAdmin'),
  'listingChanges.approve': shared('superAdmin', listingChange),
  'listingChanges.refuse': shared('superAdmin', listingChange),

  'properties.latest': open('everyone'),
  'properties.latestByUsage': open('everyone'),
  'properties.live': open('everyone'),
  'properties.search': open('everyone', { input: () => ({ keyword: 'all', salesType: 'Sale' }) }),
  'properties.facets': open('everyone'),
  'properties.pins': open('everyone'),
  'properties.suggestions': open('everyone'),
  'properties.statuses': open('everyone'),
  'properties.detail': visible(property),
  'properties.get': visible(property),
  // An empty list tells nothing of the property.
  'properties.similar': visible(property, { hidden: 200, own: 200, absent: 200 }),
  // A hint, which grants nothing.
  'properties.mayEdit': visible(property),
  'properties.create': open('dealers', { input: propertyForm }),
  'properties.update': managed(property, {
    input: async (...cell) => ({ ...(await propertyForm(...cell)), statusCode: 'FS' }),
  }),
  'properties.publish': managed(property),
  'properties.unpublish': managed(liveProperty),
  'properties.setPrice': managed(property, { input: () => ({ price: 1_000_000 }) }),
  'properties.setStatus': managed(property, { input: () => ({ statusCode: 'FS' }) }),
  'properties.remove': managed(property),
  'properties.adminList': personal('dealers', username, {
    foreign: 403,
    absent: { superAdmin: 404, others: 403 },
  }),
  'properties.ownList': personal('dealers', username, {
    foreign: 403,
    absent: { superAdmin: 404, others: 403 },
  }),

  'propertyFields.overview': open('everyone'),
  'propertyFields.ofType': open('everyone'),
  'propertyFields.saved': visible(property),
  'propertyFields.savedInGroup': visible(property, {
    input: () => ({ type: 'All', group: 'Property Overview' }),
  }),
  'propertyImages.list': visible(property),
  'propertyImages.saved': visible(property),
  'propertyImages.add': managed(property),
  'propertyImages.stage': open('dealers'),
  'propertyImages.arrange': managed(property),

  'weeks.template': open('dealers'),
  'weeks.faq': open('everyone'),
  'weeks.statuses': open('everyone'),
  'weeks.latest': open('everyone'),
  'weeks.search': open('everyone'),
  'weeks.nearMisses': open('everyone'),
  'weeks.list': open('everyone'),
  'weeks.byResort': open('everyone'),
  'weeks.availability': open('everyone'),
  'weeks.priceGuide': open('everyone'),
  'weeks.get': visible(ownedWeek),
  'weeks.create': open('dealers', {
    input: ({ unique }) => ({ ...goodWeek, unitNumber: unique('U') }),
  }),
  'weeks.update': managed(week),
  'weeks.saveInformation': managed(week),
  'weeks.setPublished': managed(week),
  'weeks.publish': managed(week),
  'weeks.unpublish': managed(liveWeek),
  'weeks.remove': managed(week),
  // Personal data of someone without an account: for others it does not exist.
  'weeks.owner': managed(ownedWeek, { foreign: 404 }),
  'weeks.mine': personal('dealers', account, {
    foreign: 403,
    absent: { superAdmin: 200, others: 403 },
  }),
  'weeks.count': personal('dealers', account, {
    foreign: 403,
    absent: { superAdmin: 200, others: 403 },
  }),
  'weeks.verify': shared('superAdmin', week),
  'weeks.setStatus': shared('superAdmin', week, {
    input: () => ({ statusId: 2_000_000_000 }),
    reply: 422,
  }),
  'weeks.setTender': shared('superAdmin', week),
  'weeks.adminList': open('superAdmin'),
  'weeks.export': open('superAdmin'),
  'weeks.tender': open('superAdmin'),
}

const amount = () => ({ amount: 1000 })

export const dealRows: Record<string, Row> = {
  'offers.template': open('dealers'),
  'offers.list': personal('dealers', username, {
    foreign: 403,
    absent: { superAdmin: 404, others: 403 },
  }),
  'offers.all': open('superAdmin'),
  'offers.make': shared('dealers', liveProperty),
  'offers.get': between(offer, { bidder: 200, seller: 200, superAdmin: 200 }),
  'offers.change': between(offer, { bidder: 200, seller: 403, superAdmin: 403 }),
  'offers.withdraw': between(offer, { bidder: 200, seller: 403, superAdmin: 403 }),
  'offers.accept': between(offer, { bidder: 403, seller: 200, superAdmin: 200 }),
  'offers.decline': between(offer, { bidder: 403, seller: 200, superAdmin: 200 }),
  'offers.counter': between(offer, { bidder: 403, seller: 200, superAdmin: 200 }),
  'offers.acceptCounter': between(
    counteredOffer,
    { bidder: 200, seller: 403, superAdmin: 403 },
    { input: amount },
  ),
  'offers.reopen': between(acceptedOffer, { bidder: 403, seller: 200, superAdmin: 200 }),
  'offers.print': between(acceptedOffer, { bidder: 200, seller: 200, superAdmin: 200 }),

  'enquiries.send': shared('everyone', liveProperty),
  'contactMessages.send': open('everyone'),
  'leads.list': open('dealers'),
  'leads.change': personal('dealers', enquiry),

  'conversations.list': open('dealers'),
  'conversations.get': personal('dealers', conversation),
  'conversations.reply': personal('dealers', conversation),
  'conversations.addNote': personal('dealers', conversation),
  'conversations.paste': personal('dealers', conversation),
  'conversations.markReplied': personal('dealers', conversation),
  'conversations.change': personal('dealers', conversation, {
    input: () => ({ state: 'viewing' }),
  }),
  'conversations.markRead': personal('dealers', conversation),
  'conversations.file': personal('dealers', conversationFile),
  'replyTemplates.list': open('dealers'),
  'replyTemplates.save': open('dealers'),
  'replyTemplates.delete': personal('dealers', replyTemplate, { foreign: { others: 404 } }),
  'unmatchedEmails.list': open('superAdmin'),
  'unmatchedEmails.move': shared('superAdmin', unmatchedEmail),
  'unmatchedEmails.delete': shared('superAdmin', unmatchedEmail),

  // Whoever manages a listing pays for it; for everyone else it is as absent as none.
  'payments.order': managed(unpaidWeek, { foreign: 404 }),
  // The provider is not there in this test.
  'payments.create': managed(unpaidWeek, { foreign: 404, reply: 503 }),
  'payments.createPayFast': managed(unpaidWeek, { foreign: 404 }),
  'payments.chooseEft': managed(unpaidWeek, { foreign: 404 }),
  'payments.eft': managed(unpaidWeek, { foreign: 404, reply: 409 }),
  'payments.printEft': managed(unpaidWeek, { foreign: 404, reply: 409 }),
  'payments.form': personal('dealers', payment),
  'payments.get': personal('dealers', payment),
  'payments.cancel': personal('dealers', payment),
  'payments.receipt': personal('dealers', paidPayment),
  'payments.list': open('superAdmin'),
  'payments.export': open('superAdmin'),
  'payments.totals': open('superAdmin'),
  'payments.ledger': open('superAdmin'),
  'payments.alerts': open('superAdmin'),
  'payments.events': shared('superAdmin', payment),
  'payments.confirmEft': shared('superAdmin', eftPayment, {
    input: () => ({ amount: 380, paidOn: '2026-01-15' }),
  }),
  'payments.refund': shared('superAdmin', paidPayment),
  'payments.ask': shared('superAdmin', payment, { reply: 503 }),
  'payments.dismissAlert': shared('superAdmin', paymentAlert),
  // From the providers: sessions are ignored, signatures decide.
  'payments.payGateNotify': open('everyone', { reply: 400 }),
  'payments.payGateReturn': open('everyone'),
  'payments.payFastNotify': open('everyone', { reply: 400 }),
  'payments.payFastReturn': open('everyone'),
  'payments.payFastCancel': open('everyone'),
}
