/** Loads every feature's calls, so that the server can check that each one is bound and documented. */
import './accounts/accounts.calls.ts'
import './carousel/carousel.calls.ts'
import './contact-messages/contact-messages.calls.ts'
import './contact-sources/contact-sources.resource.ts'
import './places/places.calls.ts'
import './properties/properties.calls.ts'
import './resorts/resorts.calls.ts'
import './settings/settings.calls.ts'
import './weeks/weeks.calls.ts'

export { declaredCalls } from './call.ts'
