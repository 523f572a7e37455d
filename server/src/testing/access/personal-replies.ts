import type { Audience } from './law.ts'

/**
 * Who receives personal data. `office` is a Super Admin alone; `designers` are those who work on
 * campaigns; the others say whose data it is and on what condition it leaves.
 */
export const receivers = {
  self: 'the person, about themselves',
  selfAndOffice: 'the person, and a Super Admin, to whom identity and bank numbers are masked',
  agencyToo:
    'the agent, the administrator of their agency and a Super Admin; others see names alone',
  office: 'a Super Admin',
  designers: 'a Super Admin and the Designers',
  managers: 'whoever manages the listing, and a Super Admin',
  parties: 'the two parties of an offer; contact details once it is accepted, and with consent',
  published: 'everyone, where the owner chose to show it, or because an agent works in public',
  linkHolder: 'whoever holds a secret link from an email',
} as const

export type Receiver = keyof typeof receivers

/** Calls that only these may make at all; the conditions of the others are for the law to test. */
export const audienceOf: Partial<Record<Receiver, Audience>> = {
  office: 'superAdmin',
  designers: 'designers',
}

const contact = 'name surname fullName email cellNumber telephone'
const spouse = 'spouseName spouseSurname spouseEmail spouseTelephone spouseCellnumber'
const home =
  'address.streetNumber address.street address.suburb address.city address.province address.postalCode'
const owner = `name surname fullName emailAddress cellNumber telephone idNumber companyRegNumber ${spouse} ${home}`
const under = (parent: string, fields: string) =>
  fields
    .split(' ')
    .map((field) => `${parent}.${field}`)
    .join(' ')

const session = 'user.username person.name person.surname person.fullname person.email'
const agentRecord = `${contact} pendingEmail user.username ffcValidUntil`
const individualRecord = `${contact} idNumber companyRegNumber ${spouse} ${home} pendingEmail user.username
  bankingDetails.bank bankingDetails.accountNumber bankingDetails.accountType bankingDetails.accountHolder`
const offerDetail = `comment madeBy thread.comment ${['buyer', 'seller', 'agent']
  .map((party) => under(party, 'name email phone'))
  .join(' ')}`
const paymentRecord = 'payer.name payer.email bankReference confirmedBy waiver.by'
const leadRecord = 'name email phone message note answeredBy'
const conversationRecord =
  'name email phone assignee.name remindPerson.name colleagues.name messages.author messages.text'
const requestRecord = 'name email details answeredBy'

/** Calls, who receives the personal data in their replies, and which fields hold it. */
export const personalReplies: readonly (readonly [string, Receiver, string])[] = [
  ['accounts.login accounts.me twoFactor.completeLogin', 'self', session],
  ['users.update', 'selfAndOffice', 'username email pendingEmail'],
  ['individuals.get individuals.update', 'selfAndOffice', individualRecord],
  ['individuals.list', 'office', `${contact} username idNumber`],
  ['passwords.checkToken marketing.unsubscription alerts.subscription', 'linkHolder', 'email'],

  ['agencies.list agencies.get agencies.update', 'agencyToo', 'administrator'],
  ['agencies.verify', 'office', 'administrator'],
  ['agents.list agents.get agents.fromUser agents.update', 'agencyToo', agentRecord],

  [
    'agencies.dashboard',
    'agencyToo',
    'team.name team.certificate.number team.certificate.validUntil',
  ],
  ['agencies.page', 'published', 'team.name'],
  [
    'listingImports.upload listingImports.get listingImports.check listingImports.run listingImports.undo listingImports.addPictures',
    'agencyToo',
    'importedBy agents.name',
  ],
  ['listingImports.list', 'agencyToo', 'importedBy'],

  ['drafts.get drafts.remove', 'self', 'value.*'],
  ['favourites.list', 'self', 'note folders.name'],
  ['favourites.save', 'self', 'note'],
  ['favourites.remove', 'self', 'note'],
  ['favouriteFolders.rename', 'self', 'name'],
  ['savedViews.list savedViews.save savedViews.change', 'self', 'name query'],
  // Only where their owner shares them.
  ['favouriteShares.open', 'linkHolder', 'note'],
  ['savedSearches.list', 'self', 'email name sentence'],
  ['savedSearches.managed', 'linkHolder', 'email name sentence'],
  ['savedSearches.confirm', 'linkHolder', 'name'],
  ['privacy.ask privacy.ownRequests', 'self', 'details'],
  [
    'privacy.myData',
    'self',
    `account.username account.email people.name people.surname people.cellNumber people.telephone
     people.idNumber people.companyRegNumber
     people.ffcNumber people.ffcValidUntil people.bankingDetails.* ${under('people', home)}
     ${under('people.spouse', 'name surname email telephone cellNumber')}
     ${under('weeks.owner', 'name surname email')} properties.name properties.address
     offers.comment ${under('enquiries', 'name email phone ip message')}
     ${under('contactMessages', 'name email phone ip message')} termsAcceptances.ip
     privacyRequests.details sessions.ip sessions.userAgent
     securityEvents.ip securityEvents.userAgent
     ${under('savedSearches', 'name email criteria.* query sentence')} others.rows.* byEmail`,
  ],
  ['privacyRequests.list', 'office', requestRecord],
  [
    'privacyRequests.answer privacyRequests.refuse privacyRequests.deletePerson',
    'office',
    requestRecord,
  ],

  [
    'offers.get offers.make offers.change offers.accept offers.decline offers.counter offers.acceptCounter offers.withdraw offers.reopen',
    'parties',
    offerDetail,
  ],
  ['offers.template', 'self', 'comment'],
  ['offers.list', 'parties', 'madeBy'],
  ['offers.all', 'office', 'madeBy'],
  [
    'listingChanges.list listingChanges.approve listingChanges.refuse',
    'office',
    'changedBy decidedBy',
  ],
  ['approvals.list', 'office', 'seller'],
  ['leads.list leads.change', 'managers', leadRecord],
  ['conversations.list', 'managers', 'name assignee.name last.text'],
  [
    'conversations.get conversations.reply conversations.addNote conversations.paste conversations.markReplied conversations.change',
    'managers',
    conversationRecord,
  ],
  ['unmatchedEmails.list', 'office', 'senderName senderEmail subject text suggested.name'],
  ['contactLog.list enquireLog.list', 'office', 'name email phone message'],

  ['payments.list payments.confirmEft payments.refund payments.ask', 'office', paymentRecord],
  // The record is null for everyone but a Super Admin.
  ['payments.get', 'selfAndOffice', paymentRecord],
  ['payments.order', 'managers', 'waiver.by'],
  ['payments.events', 'office', 'actor details.*'],
  ['payments.alerts', 'office', 'details.*'],

  [
    'properties.detail properties.get',
    'published',
    'addressLine1 addressLine2 addressLine3 streetNumber streetName addressUrl propertCoords agent.name agent.phone',
  ],
  ['properties.adminList properties.ownList', 'managers', 'owner'],
  ['weeks.mine', 'managers', 'owner agent'],
  ['weeks.adminList weeks.tender', 'office', 'owner agent'],
  ['weeks.owner', 'managers', owner],
  [
    'weeks.get weeks.create weeks.update weeks.saveInformation weeks.setPublished weeks.publish weeks.unpublish weeks.verify weeks.setStatus weeks.setTender',
    'managers',
    `owner agentName bankedWith ${under('ownerObject', owner)}`,
  ],

  ['campaignSending.get campaignSending.start', 'designers', 'mailings.startedBy'],
  [
    'campaignSending.pause campaignSending.resume campaignSending.cancel',
    'designers',
    'mailings.startedBy',
  ],
  ['campaignUploads.add campaignUploads.list', 'designers', 'createdBy'],
  ['marketing.suppressions marketing.suppress', 'office', 'email'],
  [
    'mailRecipients.list mailRecipients.get mailRecipients.create mailRecipients.update',
    'office',
    'recipientName recipientMail',
  ],
  ['sessions.list securityEvents.own', 'self', 'ip'],
  ['securityEvents.list', 'office', 'username by ip'],
  ['logs.changes', 'office', 'actor fields.before fields.after fields.from fields.to'],
  [
    'logs.agencyHistory logs.agentHistory',
    'agencyToo',
    'lines.who lines.from lines.to lines.sentence',
  ],
  ['logs.history', 'managers', 'lines.who lines.from lines.to lines.sentence'],
  ['searchLog.list', 'office', 'userName'],
  ['outbox.list', 'office', 'to'],
  ['outbox.get', 'office', 'to replyTo text html attachments'],
  [
    'bankLines.list',
    'office',
    'description suggestions.payments.payer chosen.payer note decidedBy',
  ],
  ['bankStatements.payments', 'office', 'payer'],
  ['monthlyStatements.get', 'office', 'entries.payer'],
  [
    'find.anything',
    'office',
    'people.name people.username people.email payments.payer conversations.name',
  ],
  ['terms.versions', 'office', 'by'],
  [
    'today.get',
    'office',
    'waiting.payments.payer waiting.refunds.payer waiting.privacyRequests.name waiting.mails.to waiting.conversations.name due.note',
  ],
]

/** Fields that sound personal and are not, by `call field`, with the reason. */
export const impersonal: readonly (readonly [RegExp, string])[] = [
  [/^agencies\.\w+ (ffcValidUntil|companyRegNumber)$/, 'of an agency, which is a company'],
  [
    /^(properties|resorts|favourites|favouriteShares|comparisons)\.\w+ (.+\.)?(suburb|city|province|postalCode)$/,
    'where a listing or a resort is; a street is a field of its own',
  ],
  [/^(approvals\.list failed|bulkActions\.run results)\.message$/, 'why a row was not changed'],
  [/^listings\.assignAgent agent$/, 'the agent whom the caller has chosen'],
  [/ viewedBy$/, 'the Super Admin’s own username, shown to them while they see the site as a user'],
  [/^rolePermissions\.list calls\.name$/, 'the name of a call'],
  [/^comparisons\.\w+ (displayData\.values\.name|places\.name)$/, 'the name of a field or place'],
  [/^comparisons\.weeks bankedWith$/, 'the exchange that a week is deposited with'],
  [/^sentences\.read (criteria|understood\.sets)\.\*$/, 'the criteria of a search'],
  [/^properties\.suggestions change\.\*$/, 'the criteria of a search'],
  [/^properties\.suggestions name$/, 'a suburb'],
  [/^properties\.facets features\.name$/, 'the name of a feature'],
  [/^weeks\.nearMisses address$/, 'the address of a results page'],
  [/^today\.get figures\.suburbs\./, 'where listings are'],
  [/^drafts\.\w+ key$/, 'which draft it is'],
  [/ (.+\.)?key$/, 'the address of a picture'],
  [/^replyTemplates\.\w+ name$/, 'the title of a text'],
  [/^bankStatements\.overview /, 'the company’s own account, and days'],
  [/^bankStatements\.\w+ refused\.message$/, 'our own text'],
  [/^outbox\.get messageId$/, 'the id of an email'],
  [/ (.+\.)?(agencyName|practitioner\..+)$/, 'the name of an agency'],
  [/ (.+\.)?(resortName|regionName|otherResortName|prName|unitTypes\.name)$/, 'a resort or region'],
  [/ (.+\.)?(schemeName|schemeAddress|schoolHoliday\.name|weekTypeName)$/, 'a fact about a week'],
  [/ (.+\.)?(fieldName|groupName|fileName|feeName|roleName|purposeName)$/, 'the name of a thing'],
  [/^(banks|places|seasons|propertyFields|info|fees|mailTemplates)\./, 'reference data'],
  [/^resorts\.(get address|directions fromName)$/, 'of a resort, or a city'],
  [/^campaigns\./, 'a campaign and its placeholders'],
  [/^campaignSending\.\w+ name$/, 'the name of a campaign'],
  [/^settings\.\w+ /, 'the company’s own details'],
  [/^payments\.\w+ (supplier|bank)\./, 'the company’s own details'],
  [
    /^payments\.(order (itemName|fee\.name)|form fields\.name|createPayFast fields\.name)$/,
    'of a form or fee',
  ],
  [
    /^properties\.(get|detail) (propertyName|displayData\..+)$/,
    'the name of a building, or of a field',
  ],
  [/^mailRecipients\.\w+ recipientUsage$/, 'what the address is for'],
  [/^contactLog\.list mailSource$/, 'how the person heard of us'],
  [/^agencies\.page (areas|listings)\./, 'where listings are'],
  [/^agencies\.dashboard payments\./, 'the fee of a listing'],
  [/^listingImports\.\w+ zips\.name$/, 'the name of a file'],
  [/^listingImports\.rows /, 'a row of a file of listings'],
  [/^today\.get waiting\.agencies\.name$/, 'the name of an agency'],
  [/^\S+ (person|actor|user|by)Link$/, 'the page of a record, by its number'],
]
