import { stageOf } from './listings.states.ts'

/** How a promised value is written for a person. */
export type PromiseKind = 'text' | 'rand' | 'day' | 'number' | 'area' | 'yesNo'

/** What a listing promises, by field: later changes of these are shown to a Super Admin. */
export type PromisedFields = Readonly<Record<string, { label: string; kind: PromiseKind }>>

export interface PromiseFacts {
  /** Weeks are verified with their resort; a property never is. */
  verified: boolean
  /** It is or was published. */
  everPublished: boolean
  statusCode: string
}

/** Whether anyone relies on the listing: it was verified, shown to visitors or agreed on. */
export function isPromised({ verified, everPublished, statusCode }: PromiseFacts): boolean {
  return verified || everPublished || stageOf(statusCode) === 'underOffer'
}
