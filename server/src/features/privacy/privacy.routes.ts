import * as requests from '#contract/privacy/privacy-requests.calls.ts'
import * as calls from '#contract/privacy/privacy.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as consents from '../consents/consents.service.ts'
import * as data from './my-data.service.ts'
import * as service from './privacy-requests.service.ts'

export function privacyRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getMyData, (input, context) => data.getMyData(parts, input, context)),
    bind(calls.mailProof, (_input, context) => data.mailProof(parts, context)),
    bind(calls.listConsents, (_input, context) => consents.listConsents(parts, context)),
    bind(calls.withdrawConsent, (input, context) =>
      consents.withdrawConsent(parts, input, context),
    ),
    bind(calls.chooseMarketing, (input, context) =>
      consents.chooseMarketing(parts, input, context),
    ),
    bind(calls.askPrivacy, (input, context) => service.askPrivacy(parts, input, context)),
    bind(calls.listOwnRequests, (_input, context) => service.listOwnRequests(parts, context)),
    bind(requests.listPrivacyRequests, (input) => service.listPrivacyRequests(parts, input)),
    bind(requests.answerPrivacyRequest, (input, context) =>
      service.answerPrivacyRequest(parts, input, context),
    ),
    bind(requests.refusePrivacyRequest, (input, context) =>
      service.refusePrivacyRequest(parts, input, context),
    ),
    bind(requests.deletePerson, (input, context) => service.deletePerson(parts, input, context)),
  ]
}
