import { testPassword } from '../builders.ts'
import { open, personal, shared, type Input, type Row } from './law.ts'
import type { Principal } from './principals.ts'
import { property } from './listing-objects.ts'
import { consent, exportFile, privacyRequest, savedSearch, savedView } from './deal-objects.ts'
import {
  account,
  agency,
  agent,
  emptyAgency,
  favouriteFolder,
  favouriteShare,
  individual,
  otherSession,
  otherIndividual,
  emailOf,
} from './people-objects.ts'

const person = (world: Parameters<Input>[0]) => {
  const username = world.unique('person')
  const password = 'violet streets in October'
  return {
    name: 'Sam',
    surname: 'Sample',
    email: `${username}@example.com`,
    cellNumber: '082 555 0101',
    user: { username, password, confirm: password, acceptedTerms: true },
  }
}

const newAgency: Input = (world) => {
  const { user, ...contact } = person(world)
  const name = world.unique('Agency')
  return { name, user: { ...contact, ...user } }
}

/** The profile of the caller, or of whom a Super Admin names. */
const ownProfile: Input = async (world, { name, user }, target) => {
  const id = name === 'superAdmin' ? target?.id : user?.personId
  if (!id || !user) return {}
  const version = (await world.versionOf('individuals', id)) || 1
  const email = await emailOf(world, 'individuals', id)
  return { version, email: email ?? user.email }
}

const agentProfile: Input = async (world, _principal, target) =>
  target?.id ? { email: await emailOf(world, 'agents', target.id) } : {}

const ownVersion =
  (table: string, idOf: (principal: Principal) => number | null | undefined): Input =>
  async (world, principal, target) => {
    const id = principal.name === 'superAdmin' ? target?.id : idOf(principal)
    return id ? { version: await world.versionOf(table, id) } : {}
  }

const noIndividual = { agent: 404, agency: 404, managingAgent: 404 }

const toNobody = () => ({ toAgentId: 2_000_000_000 })

export const peopleRows: Record<string, Row> = {
  'accounts.login': open('everyone', { reply: 401 }),
  'accounts.logout': open('everyone', { endsSessions: true }),
  'accounts.me': open('everyone'),
  'accounts.register': open('everyone', { input: person }),

  'passwords.forgot': open('everyone', { reply: 404 }),
  'passwords.checkToken': open('everyone', { reply: 410 }),
  // With a link, or of the own account with the own password.
  'passwords.update': open('everyone', {
    reply: { visitor: 401, deletedAccount: 401, others: 200 },
    endsSessions: true,
    input: (_world, { user }) => ({
      email: user?.email ?? 'sample@example.com',
      password: 'violet streets in October',
      currentPassword: testPassword,
    }),
  }),

  'users.roles': open('signedIn'),
  'users.confirmEmail': open('everyone', { reply: 410 }),
  // Whatever id is sent: everyone but a Super Admin changes the own account.
  'users.update': personal('signedIn', account, {
    alwaysOwn: true,
    input: ownVersion('users', ({ user }) => user?.id),
    foreign: 200,
    absent: { superAdmin: 404, others: 200 },
  }),

  'users.resendConfirmation': open('signedIn', { reply: 409 }),
  'users.confirmAddress': shared('superAdmin', account, { reply: 409 }),

  // Once it has begun, the session is no Super Admin's.
  'viewAs.start': shared('superAdmin', account, { endsSessions: true, absent: 403 }),
  'viewAs.end': open('signedIn'),
  'rolePermissions.list': open('superAdmin'),
  'sessions.list': open('signedIn'),
  // Nobody ends the session of someone else by its number, not even a Super Admin.
  'sessions.end': personal('signedIn', otherSession, { foreign: { others: 404 } }),
  'sessions.endOthers': open('signedIn', { endsSessions: true }),
  'securityEvents.own': open('signedIn'),
  'securityEvents.list': open('superAdmin'),
  'securityEvents.export': open('superAdmin'),

  'individuals.list': open('superAdmin'),
  'individuals.get': personal('signedIn', individual),
  'individuals.update': personal('signedIn', individual, {
    alwaysOwn: true,
    input: ownProfile,
    foreign: { ...noIndividual, others: 200 },
    absent: { ...noIndividual, superAdmin: 404, others: 200 },
  }),
  'individuals.remove': shared('superAdmin', otherIndividual),

  'agencies.register': open('everyone', { input: newAgency }),
  'agencies.create': open('superAdmin', { input: newAgency }),
  'agencies.list': open('signedIn'),
  // Everyone knows its name; what else is in the reply is in the table of personal fields.
  'agencies.get': personal('signedIn', agency, { foreign: 200 }),
  'agencies.update': personal('agencyAdmins', agency, {
    alwaysOwn: true,
    input: ownVersion('agencies', ({ agencyId }) => agencyId),
    foreign: 200,
    absent: { superAdmin: 404, others: 200 },
  }),
  'agencies.verify': shared('superAdmin', agency),
  'agencies.remove': shared('superAdmin', emptyAgency),

  'agents.create': personal('agencyAdmins', agency, {
    alwaysOwn: true,
    input: person,
    foreign: 200,
    absent: { superAdmin: 422, others: 200 },
  }),
  'agents.list': open('signedIn'),
  'agents.get': personal('signedIn', agent, { foreign: 200 }),
  'agents.fromUser': open('signedIn', {
    reply: { privateUser: 403, designer: 403, superAdmin: 403, others: 200 },
  }),
  'agents.update': personal('agents', agent, { input: agentProfile, foreign: 403 }),
  'logs.agencyHistory': personal('agencyAdmins', agency),
  'logs.agentHistory': personal('agencyAdmins', agent),
  'agents.remove': personal('agencyAdmins', agent),

  'agents.invite': personal('agencyAdmins', agency, {
    alwaysOwn: true,
    input: person,
    foreign: 200,
    absent: { superAdmin: 422, others: 200 },
  }),
  // They have chosen a password.
  'agents.resendInvitation': personal('agencyAdmins', agent, { reply: 409 }),
  'agents.listings': personal('agencyAdmins', agent),
  // Nobody of the team is meant: whose agent has which number depends on the order of the tests.
  'agents.transfer': personal('agencyAdmins', agent, { reply: 422, input: toNobody }),
  'agents.deactivate': personal('agencyAdmins', agent),
  'agencies.assignListings': personal('agencyAdmins', agency, { reply: 422, input: toNobody }),
  'agencies.dashboard': personal('agencyAdmins', agency),
  'agencies.statement': personal('agencyAdmins', agency, { input: () => ({ month: '2026-11' }) }),
  'agencies.page': open('everyone'),
  'agencies.words': personal('agencyAdmins', agency),
  'agencies.updatePage': personal('agencyAdmins', agency),

  'twoFactor.status': open('signedIn'),
  'twoFactor.begin': open('signedIn', { input: () => ({ password: testPassword }) }),
  'twoFactor.confirm': open('signedIn', { reply: 422 }),
  'twoFactor.disable': open('signedIn', { reply: 409 }),
  'twoFactor.renewRecoveryCodes': open('signedIn', { reply: 409 }),
  'twoFactor.reset': shared('superAdmin', account, { reply: 409 }),
  'twoFactor.completeLogin': open('everyone', { reply: 401 }),

  'privacy.myData': open('signedIn'),
  'privacy.mailProof': open('signedIn'),
  'privacy.consents': open('signedIn'),
  // Nobody withdraws the consent of someone else, not even a Super Admin.
  'privacy.withdrawConsent': personal('signedIn', consent, { foreign: { others: 404 } }),
  'privacy.chooseMarketing': open('signedIn'),
  'privacy.ask': open('signedIn'),
  'privacy.ownRequests': open('signedIn'),
  'privacyRequests.list': open('superAdmin'),
  'privacyRequests.answer': shared('superAdmin', privacyRequest),
  'privacyRequests.refuse': shared('superAdmin', privacyRequest),
  'privacyRequests.deletePerson': shared('superAdmin', privacyRequest),

  // Favourites are always the caller's own; a listing that nobody published does not exist.
  'favourites.keys': open('everyone'),
  'favourites.list': open('signedIn'),
  'favourites.join': open('signedIn'),
  'favourites.visit': open('signedIn'),
  'favourites.remove': open('signedIn'),
  // Not even one's own listing before it is published.
  'favourites.add': {
    audience: 'signedIn',
    on: property,
    input: () => ({ kind: 'property' }),
    outcomes: { own: 404, foreign: 200, hidden: 404, absent: 404 },
  },
  'favourites.save': open('signedIn', { reply: 404 }),
  'favourites.listings': open('everyone', { input: () => ({ of: 'property-1' }) }),
  'favourites.similar': open('everyone'),
  'favouriteFolders.rename': personal('signedIn', favouriteFolder, { foreign: { others: 404 } }),
  'favouriteFolders.remove': personal('signedIn', favouriteFolder, { foreign: { others: 404 } }),
  'favouriteShares.create': open('signedIn', { input: () => ({ folderId: null }) }),
  'favouriteShares.remove': personal('signedIn', favouriteShare, { foreign: { others: 404 } }),
  'favouriteShares.open': open('everyone', { reply: 404 }),
  'listingViews.record': open('everyone'),
  'listingViews.interest': open('everyone'),
  'savedViews.list': open('signedIn', { input: () => ({ list: 'adminWeeks' }) }),
  'savedViews.save': open('signedIn', {
    input: ({ unique }) => ({ list: 'adminWeeks', name: unique('View '), query: '' }),
  }),
  'savedViews.change': personal('signedIn', savedView, {
    input: ({ unique }) => ({ name: unique('View '), isDefault: false }),
    foreign: { others: 404 },
  }),
  'savedViews.remove': personal('signedIn', savedView, { foreign: { others: 404 } }),

  // The calls that it makes have their own rows here.
  'bulkActions.run': open('signedIn', {
    input: () => ({ call: 'weeks.publish', inputs: [{ id: 2_000_000_000 }], preview: true }),
    reply: { designer: 403, others: 200 },
  }),

  'savedSearches.list': open('signedIn'),
  'savedSearches.count': open('signedIn'),
  'savedSearches.save': open('signedIn'),
  // Nobody changes the search of someone else, not even a Super Admin.
  'savedSearches.change': personal('signedIn', savedSearch, { foreign: { others: 404 } }),
  'savedSearches.look': personal('signedIn', savedSearch, { foreign: { others: 404 } }),
  'savedSearches.remove': personal('signedIn', savedSearch, { foreign: { others: 404 } }),
  'savedSearches.request': open('everyone', {
    input: (world) => ({ email: `${world.unique('reader')}@example.com` }),
  }),
  // Only with a link from an email.
  'savedSearches.confirm': open('everyone', { reply: 410 }),
  'savedSearches.managed': open('everyone', { reply: 410 }),
  'savedSearches.changeManaged': open('everyone', { reply: 410 }),
  'savedSearches.removeManaged': open('everyone', { reply: 410 }),

  'drafts.get': open('signedIn'),
  'drafts.put': open('signedIn'),
  'drafts.remove': open('signedIn'),
  'notifications.list': open('signedIn'),
  'notifications.count': open('signedIn'),
  'notifications.read': open('signedIn', { input: () => ({ ids: [1] }) }),
  'notifications.getPreferences': open('signedIn'),
  'notifications.savePreference': open('signedIn'),
  'notifications.subscribe': open('signedIn', {
    input: () => ({
      endpoint: 'https://push.example.com/send/1',
      keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
    }),
  }),
  'notifications.unsubscribe': open('signedIn', {
    input: () => ({ endpoint: 'https://push.example.com/send/1' }),
  }),
  // Whoever may read the list: names of agents, for every login.
  'exports.startList': open('signedIn', {
    input: () => ({ call: 'agents.list', list: 'agents', columns: ['name'], query: {} }),
  }),
  'exports.get': personal('signedIn', exportFile, { foreign: { others: 404 } }),
  'exports.download': personal('signedIn', exportFile, { foreign: { others: 404 } }),
}
