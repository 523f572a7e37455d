import * as requests from '#contract/privacy/privacy-requests.calls.ts'
import * as calls from '#contract/privacy/privacy.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as consents from '../consents/consents.service.ts'
import * as data from './my-data.service.ts'
import * as service from './privacy-requests.service.ts'

export function privacyRoutes(services: Services): Binding[] {
  return [
    bind(calls.getMyData, (input, context) => data.getMyData(services, input, context)),
    bind(calls.mailProof, (_input, context) => data.mailProof(services, context)),
    bind(calls.listConsents, (_input, context) => consents.listConsents(services, context)),
    bind(calls.withdrawConsent, (input, context) =>
      consents.withdrawConsent(services, input, context),
    ),
    bind(calls.chooseMarketing, (input, context) =>
      consents.chooseMarketing(services, input, context),
    ),
    bind(calls.askPrivacy, (input, context) => service.askPrivacy(services, input, context)),
    bind(calls.listOwnRequests, (_input, context) => service.listOwnRequests(services, context)),
    bind(requests.listPrivacyRequests, (input) => service.listPrivacyRequests(services, input)),
    bind(requests.answerPrivacyRequest, (input, context) =>
      service.answerPrivacyRequest(services, input, context),
    ),
    bind(requests.refusePrivacyRequest, (input, context) =>
      service.refusePrivacyRequest(services, input, context),
    ),
    bind(requests.deletePerson, (input, context) => service.deletePerson(services, input, context)),
  ]
}
