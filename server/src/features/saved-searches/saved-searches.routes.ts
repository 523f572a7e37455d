import * as calls from '#contract/saved-searches/saved-searches.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { sessionOf } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as service from './saved-searches.service.ts'
import {
  confirmSearch,
  listManaged,
  ownerByLink,
  requestSearch,
} from './search-by-email.service.ts'

/** Of the person who is logged in; never of anyone named in the input. */
function ownRoutes(services: Services): Binding[] {
  return [
    bind(calls.listSavedSearches, (_input, context) => service.listSearches(services, context)),
    bind(calls.countSavedSearches, (_input, context) => service.countSearches(services, context)),
    bind(calls.saveSearch, (input, context) => service.saveSearch(services, input, context)),
    bind(calls.changeSearch, (input, context) => {
      const { userId } = sessionOf(context)
      return service.changeSearch(services, { userId }, input, context)
    }),
    bind(calls.lookAtSearch, ({ id }, context) => service.lookAtSearch(services, id, context)),
    bind(calls.removeSearch, ({ id }, context) => {
      const { userId } = sessionOf(context)
      return service.removeSearch(services, { userId }, id)
    }),
  ]
}

/** Of the mailbox that a link was sent to. */
function linkRoutes(services: Services): Binding[] {
  return [
    bind(calls.requestSearch, (input, context) => requestSearch(services, input, context)),
    bind(calls.confirmSearch, ({ token }, context) => confirmSearch(services, token, context)),
    bind(calls.listManagedSearches, ({ token }) => listManaged(services, token)),
    bind(calls.changeManagedSearch, ({ token, ...input }, context) =>
      service.changeSearch(services, ownerByLink(services, token), input, context),
    ),
    bind(calls.removeManagedSearch, ({ token, id }) =>
      service.removeSearch(services, ownerByLink(services, token), id),
    ),
  ]
}

export function savedSearchesRoutes(services: Services): Binding[] {
  return [...ownRoutes(services), ...linkRoutes(services)]
}
