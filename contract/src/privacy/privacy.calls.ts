import { z } from 'zod'
import { defineCall } from '../call.ts'
import { currentPassword } from '../accounts/password.ts'
import { id, idInPath } from '../values/id.ts'
import { myData } from './my-data.schema.ts'
import { consentPurposes, privacyKinds, privacyStates } from './privacy.kinds.ts'
import { privacyTexts as texts } from './privacy.messages.ts'

const said = z.object({ message: z.string() })

export const getMyData = defineCall({
  name: 'privacy.myData',
  method: 'GET',
  path: '/api/privacy/myData',
  who: 'signedIn',
  summary: 'Get all data held about the logged-in person, as one document',
  input: z.object({
    /** From the emailed link: proves that the mailbox belongs to them. */
    proof: z.string().max(500).optional(),
  }),
  output: myData,
  limit: { max: 20, seconds: 3600 },
})

export const mailProof = defineCall({
  name: 'privacy.mailProof',
  method: 'POST',
  path: '/api/privacy/proof',
  who: 'signedIn',
  summary: 'Email a link that proves access to the mailbox, to show the data linked to its address',
  input: z.object({}),
  output: said,
  limit: { max: 5, seconds: 3600 },
})

export const consentEntry = z.object({
  id,
  purpose: z.enum(consentPurposes),
  purposeName: z.string(),
  /** The listing it was given for, if there is one. */
  about: z.string().nullable(),
  textVersion: z.number().int(),
  given: z.boolean(),
  at: z.string(),
  may: z.object({ withdraw: z.boolean() }),
})

export const listConsents = defineCall({
  name: 'privacy.consents',
  method: 'GET',
  path: '/api/privacy/consents',
  who: 'signedIn',
  summary: 'List the consents that the logged-in person gave or withdrew, newest first',
  input: z.object({}),
  output: z.object({ marketing: z.boolean(), items: z.array(consentEntry) }),
})

export const withdrawConsent = defineCall({
  name: 'privacy.withdrawConsent',
  method: 'POST',
  path: '/api/privacy/consents/{id}/withdraw',
  who: 'signedIn',
  summary: 'Withdraw a consent; its record is retained with the withdrawal',
  input: z.object({ id: idInPath }),
  output: said,
})

export const chooseMarketing = defineCall({
  name: 'privacy.chooseMarketing',
  method: 'PUT',
  path: '/api/privacy/marketing',
  who: 'signedIn',
  summary: 'Subscribe to news and offers by email, or unsubscribe',
  input: z.object({ optIn: z.boolean() }),
  output: said.extend({ marketing: z.boolean() }),
})

export const privacyRequestForm = z
  .object({
    kind: z.enum(privacyKinds, { error: texts.kindRequired }),
    details: z.string().trim().max(5000, 'At most 5000 characters').default(''),
    /** Needed to ask for deletion. */
    currentPassword,
  })
  .refine(({ kind, details }) => details || kind === 'access' || kind === 'deletion', {
    path: ['details'],
    message: texts.detailsRequired,
  })

const ownRequest = z.object({
  id,
  kind: z.enum(privacyKinds),
  state: z.enum(privacyStates),
  details: z.string(),
  answer: z.string(),
  dueOn: z.string(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
})

export const askPrivacy = defineCall({
  name: 'privacy.ask',
  method: 'POST',
  path: '/api/privacy/requests',
  who: 'signedIn',
  summary: 'Request access to your own data, its correction or deletion, or object to its use',
  input: privacyRequestForm,
  output: said.extend({ request: ownRequest }),
})

export const listOwnRequests = defineCall({
  name: 'privacy.ownRequests',
  method: 'GET',
  path: '/api/privacy/requests',
  who: 'signedIn',
  summary: 'List your own privacy requests and their replies, newest first',
  input: z.object({}),
  output: z.array(ownRequest),
})
