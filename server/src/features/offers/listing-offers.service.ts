/** The offers on a listing, for whoever changes or removes the listing. */
export { hasAcceptedOffer, hasOpenOffer } from './offers.queries.ts'
