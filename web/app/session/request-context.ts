import { createContext, type RouterContextProvider } from 'react-router'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { Api } from '#contract/client.ts'
import type { MarkedPage } from '../ui/fragments/fragment-cache.ts'
import type { MapSettings } from '../ui/map/map-settings.ts'

/** What the server hands to every loader and action: the typed client, in process, and who is calling. */
export interface RequestContext {
  api: Api
  session: SessionReply | null
  /** The configured public address, for canonical links and previews. */
  publicUrl: string
  /** A configured tile server, and whether the layers of the Global Map may be shown. */
  maps: MapSettings
  /** Marks the scripts that belong to the page; the server removes it from the finished page. */
  scriptNonce: string
  /** Takes the finished page as text: in a reply it would be encoded, and decoded again by the server. */
  deliver(page: MarkedPage): void
}

export const requestContext = createContext<RequestContext>()

export function contextOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext)
}
