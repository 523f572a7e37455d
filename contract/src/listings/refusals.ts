import { stageOf } from './listings.states.ts'

/** A shorter reason would not tell the owner what to change. */
export const shortestRefusal = 10

interface RefusalFacts {
  statusCode: string
  /** Weeks are verified with their resort; a property never is. */
  verified: boolean
  published: boolean
  deleted: boolean
}

/** A listing is refused before it is verified or published, and before anyone has agreed on it. */
export function mayBeRefused({ statusCode, verified, published, deleted }: RefusalFacts): boolean {
  const stage = stageOf(statusCode)
  if (deleted || verified || published) return false
  return stage === 'awaitingPayment' || stage === 'onMarket'
}
