import { describe, expect, it } from 'vitest'
import { declaredCalls } from './all-calls.ts'
import { mayUse } from './permissions.ts'

/**
 * A Designer works on landing pages, campaigns, uploads and previews. In addition: their own
 * account, security and privacy, the names that every login may look up, and their own drafts,
 * exports and favourites.
 */
const open: Record<string, string> = {
  agencies: 'get list',
  agents: 'fromUser get list',
  alerts: 'choices choose stopAll',
  banks: 'list',
  bulkActions: 'run',
  campaignItems: 'choices create get list remove update uploadPicture',
  campaignSending: 'cancel get pause resume start test',
  campaignUploads: 'add list remove',
  campaigns: 'create get getDto items layouts list placeHolders preview remove statistics update',
  drafts: 'get put remove',
  exports: 'download get startList',
  favouriteFolders: 'remove rename',
  favouriteShares: 'create remove',
  favourites: 'add join list remove save visit',
  fieldGroups: 'get list',
  individuals: 'get update',
  info: 'listClasses listFields listFormats',
  notifications: 'count getPreferences list read savePreference subscribe unsubscribe',
  places: 'address',
  privacy: 'ask chooseMarketing consents mailProof myData ownRequests withdrawConsent',
  savedSearches: 'change count list look remove save',
  savedViews: 'change list remove save',
  securityEvents: 'own',
  sessions: 'end endOthers list',
  twoFactor: 'begin confirm disable renewRecoveryCodes status',
  userFields: 'get ofGroup',
  users: 'resendConfirmation roles update',
  viewAs: 'end',
}

/** No listing, no offer, no payment, no enquiry, and nothing else of the back office. */
const closed: Record<string, string> = {
  agencies: 'assignListings create dashboard remove statement update updatePage verify words',
  agents: 'create deactivate invite listings remove resendInvitation transfer update',
  approvals: 'decide dismiss list undo',
  bankLines: 'export list',
  bankStatements: 'accept book import overview payments setAside unaccept undo',
  carousel: 'adminList create listings order remove update',
  contactLog: 'list',
  contactSources: 'create remove update',
  conversations: 'addNote change file get list markRead markReplied paste reply',
  enquireLog: 'list',
  fees: 'updateListingFee',
  fieldGroups: 'create remove update',
  find: 'anything',
  individuals: 'list remove',
  leads: 'change list',
  listingChanges: 'approve export list refuse',
  listingImports: 'addPictures check corrections get list rows run template undo upload',
  listings: 'assignAgent refuse',
  logs: 'agencyHistory agentHistory changes exportChanges history undo',
  mailRecipients: 'create get list remove update',
  mailTemplates: 'activate create get list placeHolders preview remove sendTest update',
  marketing: 'allow suppress suppressions',
  monthlyStatements: 'export get print',
  offers:
    'accept acceptCounter all change counter decline get list make print reopen template withdraw',
  outbox: 'get list resend resendFailed',
  payments:
    'alerts ask cancel chooseEft confirmEft create createPayFast dismissAlert eft events export form get ledger list order printEft receipt refund totals',
  privacyRequests: 'answer deletePerson list refuse',
  properties: 'adminList create ownList publish remove setPrice setStatus unpublish update',
  propertyImages: 'add arrange stage',
  propertyTypes: 'create remove update',
  replyTemplates: 'delete list save',
  rolePermissions: 'list',
  searchLog: 'export list',
  securityEvents: 'export list',
  settings: 'addCompanyImage companyDetails saveCompany saveSecurity security',
  statuses: 'create remove update',
  terms: 'update versions',
  today: 'get',
  twoFactor: 'reset',
  unitConfigurations: 'create remove update',
  unmatchedEmails: 'delete list move',
  userFields: 'create remove update',
  users: 'confirmAddress',
  viewAs: 'start',
  weeks:
    'adminList count create export mine owner publish remove saveInformation setPublished setStatus setTender template tender unpublish update verify',
}

const namesOf = (calls: Record<string, string>) =>
  Object.entries(calls).flatMap(([feature, verbs]) =>
    verbs.split(' ').map((verb) => `${feature}.${verb}`),
  )

/** What is open to everyone is the public site, which includes Designers. */
const guarded = declaredCalls().filter(({ who }) => who !== 'everyone')
const isOpen = new Map([
  ...namesOf(open).map((name) => [name, true] as const),
  ...namesOf(closed).map((name) => [name, false] as const),
])

describe('the calls of a Designer', () => {
  it('are listed one by one: a new call must be added here', () => {
    const undecided = guarded.map(({ name }) => name).filter((name) => !isOpen.has(name))
    expect(undecided, 'Say in contract/src/designer.test.ts whether a Designer may use it').toEqual(
      [],
    )
  })

  it('are listed once, and only while they exist', () => {
    const listed = [...namesOf(open), ...namesOf(closed)]
    expect(listed.toSorted()).toEqual(guarded.map(({ name }) => name).toSorted())
  })

  it.each(guarded.map(({ name, who }) => [name, who] as const))('%s', (name, who) => {
    expect(mayUse(who, { role: 'designer' })).toBe(isOpen.get(name))
  })
})
