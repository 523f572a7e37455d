import { lineStateNames, statementBankNames } from '../bank-statements/bank-statements.messages.ts'
import { conversationStateNames } from '../conversations/conversation-states.ts'
import { shownNames } from '../exports/shown-names.ts'
import { fieldTypeNames } from '../field-groups/field-type-names.ts'
import { templateStateNames } from '../mail/templates.calls.ts'
import { kindTexts } from '../notifications/notifications.messages.ts'
import { offerStatusNames } from '../offers/offers.states.ts'
import {
  alertNames,
  paymentProviderNames,
  paymentStateNames,
} from '../payments/payments.messages.ts'
import { consentPurposeNames } from '../privacy/privacy.messages.ts'
import { featureNames } from '../properties/features.ts'

type CodeNames = Readonly<Record<string, string>>

/** How an answer reached us. */
const source: CodeNames = { smtp: 'Email', imap: 'Email', pasted: 'Pasted manually' }

const leadState = { state: shownNames.leadState } as const

const notificationKinds: CodeNames = Object.fromEntries(
  Object.entries(kindTexts).map(([kind, { name }]) => [kind, name]),
)

/** What stored codes are called on the screens of their tables, by table and column. */
export const codeNames: Readonly<Record<string, Readonly<Record<string, CodeNames>>>> = {
  bank_lines: { state: lineStateNames },
  bank_receipts: { state_before: paymentStateNames },
  bank_statements: { bank: statementBankNames, format: { csv: 'CSV', ofx: 'OFX' } },
  campaign_mailings: { state: shownNames.mailingState },
  consents: { purpose: consentPurposeNames },
  contact_messages: leadState,
  conversation_messages: {
    kind: {
      ...shownNames.leadKind,
      reply: 'Reply',
      inbound: 'Received email',
      note: 'Note',
    },
    direction: { in: 'Received', out: 'Sent', internal: 'Internal' },
    source,
  },
  conversations: { state: conversationStateNames },
  enquiries: leadState,
  fields: {
    type: fieldTypeNames,
    feature: featureNames,
    fact: {
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      garages: 'Garages',
      erf_size: 'Erf size',
      floor_size: 'Floor size',
    },
  },
  listing_changes: { state: shownNames.changeState },
  mail_templates: { state: templateStateNames },
  marketing_suppressions: { reason: shownNames.suppressionReason },
  notification_preferences: { kind: notificationKinds },
  offers: { status_code: offerStatusNames },
  payment_alerts: { kind: alertNames },
  payments: { state: paymentStateNames, provider: paymentProviderNames },
  placeholder_formats: { kind: { ...fieldTypeNames, money: 'Amount', date: 'Date' } },
  privacy_requests: { kind: shownNames.privacyKind, state: shownNames.privacyState },
  properties: {
    is_sale: { true: 'sale', false: 'rent' },
    price_per: { m2: 'm²' },
  },
  resort_media: { category: { WalkThrough: 'Walk-through' } },
  unmatched_emails: { source },
  weeks: { week_type: { 0: 'Flexi', 1: 'Fixed', 2: 'Module', 3: 'Syndicate' } },
}
