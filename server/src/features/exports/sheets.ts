import type { z } from 'zod'
import { individualsList, userRolesList } from '#contract/accounts/individuals.calls.ts'
import { agenciesList } from '#contract/agencies/agencies.calls.ts'
import { agentsList, ownAgentsList } from '#contract/agencies/agents.calls.ts'
import { bankLinesList } from '#contract/bank-statements/bank-statements.calls.ts'
import {
  lineStateNames,
  matchLevelNames,
} from '#contract/bank-statements/bank-statements.messages.ts'
import { suppressionsList } from '#contract/campaign-sending/suppressions.calls.ts'
import { campaignsList } from '#contract/campaigns/campaigns.calls.ts'
import { carouselList } from '#contract/carousel/carousel.calls.ts'
import { actionNames, changesList } from '#contract/change-log/change-log.calls.ts'
import { publishedText, shownNames } from '#contract/exports/shown-names.ts'
import { fieldGroupsList } from '#contract/field-groups/field-groups.calls.ts'
import { leadsList } from '#contract/leads/leads.calls.ts'
import { listingChangesList } from '#contract/listing-changes/listing-changes.calls.ts'
import type { AnyList } from '#contract/list.ts'
import { mailTemplatesList, templateStateNames } from '#contract/mail/templates.calls.ts'
import { allOffersList, offersList } from '#contract/offers/offers.calls.ts'
import { outboxList } from '#contract/outbox/outbox.calls.ts'
import { paymentsList } from '#contract/payments/payments-admin.calls.ts'
import { paymentProviderNames, paymentStateNames } from '#contract/payments/payments.messages.ts'
import { stateOfStatus } from '#contract/payments/payments.states.ts'
import { privacyRequestsList } from '#contract/privacy/privacy-requests.calls.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import { ownPropertiesList, propertiesList } from '#contract/properties/properties.calls.ts'
import { adminWeeksList, myWeeksList, tenderWeeksList } from '#contract/weeks/week-lists.calls.ts'
import type { AnySheet, SheetPart } from './shown-columns.ts'

type RowOf<L extends AnyList> = z.output<L['rowSchema']>
type KeysOf<L extends AnyList> = L['columns'][number]['key']

/**
 * How a screen column is written to the file, if its cell shows more than the row's value, or a
 * name for it.
 */
type Sheet<L extends AnyList> = { [Key in KeysOf<L>]?: SheetPart<RowOf<L>>[] }

const sheets = new Map<string, AnySheet>()

function define<L extends AnyList>(lists: readonly L[], sheet: Sheet<L>): void {
  for (const { list, name } of lists) sheets.set(`${list.name} ${name}`, sheet as AnySheet)
}

const account = (isDeleted: boolean | undefined) => (isDeleted ? 'Deleted' : 'Active')

define([individualsList], {
  isDeleted: [{ value: ({ isDeleted }) => account(isDeleted) }],
})
define([userRolesList], {})
define([agenciesList], {
  verified: [{ value: ({ verified }) => (verified ? 'Verified' : 'Not verified') }],
})
define([agentsList], {
  username: [{ value: ({ user }) => user?.username }],
  role: [{ value: ({ user }) => user?.role }],
  isDeleted: [{ value: ({ isDeleted }) => account(isDeleted) }],
})
define([ownAgentsList], {
  name: [{ value: ({ name, surname }) => `${name} ${surname}` }],
  role: [{ value: ({ user }) => user?.role }],
})
define([suppressionsList], {
  reason: [{ value: ({ reason }) => shownNames.suppressionReason[reason] }],
})
define([bankLinesList], {
  state: [{ value: ({ state }) => lineStateNames[state] }],
  level: [{ value: ({ level, state }) => (state === 'charge' ? '' : matchLevelNames[level]) }],
  pays: [
    {
      value: ({ chosen }) =>
        chosen.map(({ reference, payer }) => `${reference} ${payer}`.trim()).join(', '),
    },
  ],
})
define([campaignsList], {
  name: [
    {},
    {
      header: 'Type',
      value: ({ isTimeshare }) => shownNames.campaignKind[isTimeshare ? 'timeshare' : 'property'],
    },
  ],
  state: [{ value: ({ state }) => shownNames.campaignState[state] }],
})
define([carouselList], {
  image: [],
  listing: [{ value: ({ listing }) => `${listing.type} ${listing.reference}` }],
  state: [{ value: ({ state }) => shownNames.carouselState[state] }],
})
define([changesList], {
  what: [{ value: ({ noun, record, rowId }) => `${noun} ${record ?? rowId}` }],
  action: [{ value: ({ action }) => actionNames[action] }],
  fields: [
    {
      value: ({ fields }) =>
        fields
          .filter(({ before, after }) => before !== null || after !== null)
          .map(({ label, from, to }) => `${label}: ${from ?? 'empty'} to ${to ?? 'empty'}`)
          .join('; '),
    },
  ],
})
define([fieldGroupsList], { fields: [{ value: ({ fields }) => fields.length }] })
define([leadsList], {
  name: [{}, { header: 'Type', value: ({ kind }) => shownNames.leadKind[kind] }],
  listing: [
    { value: ({ listing }) => listing?.title ?? 'No listing' },
    { header: 'Reference', value: ({ listing }) => listing?.reference },
  ],
  message: [
    {},
    { header: 'Amount', kind: 'money', value: ({ amount }) => amount },
    { header: 'Note', value: ({ note }) => note },
  ],
  state: [{ value: ({ state }) => shownNames.leadState[state] }],
})
define([listingChangesList], {
  reference: [{}, { header: 'Title', value: ({ title }) => title }],
  differences: [{ value: ({ differences }) => differences.join('; ') }],
  state: [
    { value: ({ state }) => shownNames.changeState[state] },
    {
      header: 'Note',
      value: ({ state, reason, priceOnly }) =>
        state === 'refused' ? reason : priceOnly ? 'Price only' : null,
    },
  ],
})
define([mailTemplatesList], {
  isSystem: [{ value: ({ isSystem }) => (isSystem ? 'System' : 'Company') }],
  state: [{ value: ({ state }) => templateStateNames[state] }],
})
define<typeof offersList | typeof allOffersList>([offersList, allOffersList], {
  shortDescription: [{}, { header: 'Reference', value: ({ reference }) => reference }],
  status: [{ value: ({ displayText }) => displayText }],
  statusCode: [{ value: ({ status }) => status }],
  offer: [
    {},
    { header: 'Counter offer', kind: 'money', value: ({ counterAmount }) => counterAmount },
  ],
})
define([outboxList], {
  state: [{ value: ({ state }) => shownNames.outboxState[state] }],
})
define([paymentsList], {
  payer: [
    { value: ({ payer }) => payer.name },
    { header: 'Payer’s email', value: ({ payer }) => payer.email },
  ],
  listing: [
    { value: ({ listing }) => listing.title },
    { header: 'Listing reference', value: ({ listing }) => listing.reference },
  ],
  amount: [
    {},
    { header: 'Payment method', value: ({ provider }) => paymentProviderNames[provider] },
  ],
  state: [
    { value: ({ paymentStatus }) => paymentStateNames[stateOfStatus(paymentStatus)] },
    { header: 'Paid', kind: 'time', value: ({ paidAt }) => paidAt },
    { header: 'Refund due by', kind: 'day', value: ({ refundDueOn }) => refundDueOn },
    { header: 'Refunded', kind: 'time', value: ({ refundedAt }) => refundedAt },
    { header: 'Alerts', kind: 'number', value: ({ openAlerts }) => openAlerts },
  ],
})
define([privacyRequestsList], {
  name: [{ value: ({ name, email }) => name || email }],
  kind: [{ value: ({ kind }) => shownNames.privacyKind[kind] }],
  daysLeft: [{ header: 'Days left', kind: 'number' }],
  state: [{ value: ({ state }) => shownNames.privacyState[state] }],
})
define<typeof propertiesList | typeof ownPropertiesList>([propertiesList, ownPropertiesList], {
  property: [
    {},
    {
      header: 'Place',
      value: ({ suburb, town }) => [suburb, town].filter(Boolean).join(', '),
    },
  ],
  price: [{}, { header: 'Price per', value: (row) => pricePerText(row) }],
  status: [{}, { header: 'Property type', value: ({ type }) => type }],
  isPublished: [
    {},
    {
      header: 'Needs changes',
      value: ({ refusalReason }) => refusalReason,
    },
  ],
})
/** A number that Excel can sum; a studio has none. */
const beds = ({ bedrooms }: { bedrooms: string }) =>
  /^\d+$/.test(bedrooms) ? Number(bedrooms) : bedrooms

define([myWeeksList], {
  bedrooms: [{ value: beds }],
  status: [
    { value: ({ status }) => status.description },
    { header: 'Published', value: publishedText },
  ],
})
define<typeof adminWeeksList | typeof tenderWeeksList>([adminWeeksList, tenderWeeksList], {
  weekReference: [{}, { header: 'Submitted', kind: 'day', value: ({ submitted }) => submitted }],
  owner: [{}, { header: 'Agent', value: ({ agent }) => agent }],
  resortName: [{}, { header: 'Region', value: ({ region }) => region }],
  module: [{}, { header: 'Season', value: ({ season }) => season }],
  unitNumber: [{}, { header: 'Beds', value: beds }],
  status: [
    { value: ({ status }) => status.description },
    { header: 'Published', value: publishedText },
  ],
})

/** How a list is written, by the call that reads it and its own name. */
export function sheetOf(call: string, list: string): AnySheet {
  return sheets.get(`${call} ${list}`) ?? {}
}
