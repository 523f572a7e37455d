import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { Api } from '#contract/client.ts'
import type { MapConfig } from '../config.ts'

/** What the site needs from the server to render a page. */
export interface PageParts {
  api: Api
  session: SessionReply | null
  publicUrl: string
  maps: MapConfig
  /** Marks the scripts that the server itself writes into the page. */
  scriptNonce: string
}

/** A finished reply of the site. */
export interface Page {
  status: number
  headers: [string, string][]
  cookies: string[]
  body: Buffer
  /** It is valid only at this moment, so it is not cached. */
  once?: true
}
