import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Day } from '#contract/values/day.ts'
import type { Managed } from './listings.policy.ts'

export interface ListingParty {
  name: string
  email: string | null
  phone: string | null
}

/** What related features need to know about a listing, week or property alike. */
export interface Listing extends ListingKey, Managed {
  reference: string
  title: string
  price: number
  /** What a rental's price is for; null for sales and weeks. */
  pricePer: string | null
  /** Residential, Commercial or Timeshare. */
  usage: string
  isSale: boolean
  isTender: boolean
  /** The last day of a tender, if it has one. */
  tenderClosesOn: Day | null
  resortCode: string
  statusCode: string
  stopsEnquiries: boolean
  /** Weeks are verified with their resort; a property never is. */
  verified: boolean
  published: boolean
  hideAfter: string | null
  deleted: boolean
  owner: ListingParty
  /** The agent, or the agency's administrator if there is no agent. */
  agent: ListingParty | null
}
