import type { Binding } from '../http/bind.ts'
import type { Parts } from '../parts.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { carouselRoutes } from './carousel/carousel.routes.ts'
import { contactMessagesRoutes } from './contact-messages/contact-messages.routes.ts'
import { contactSourcesRoutes } from './contact-sources/contact-sources.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { propertiesRoutes } from './properties/properties.routes.ts'
import { resortsRoutes } from './resorts/resorts.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { weeksRoutes } from './weeks/weeks.routes.ts'

/** Every feature's calls, bound to its services. */
export function allRoutes(parts: Parts): Binding[] {
  return [
    accountsRoutes,
    carouselRoutes,
    contactMessagesRoutes,
    contactSourcesRoutes,
    placesRoutes,
    propertiesRoutes,
    resortsRoutes,
    settingsRoutes,
    weeksRoutes,
  ].flatMap((routes) => routes(parts))
}
