/** What has become of a listing's fee, for the features that take it or depend on it. */
export { endWaiver, findFeeState, findWaiver } from './fees.queries.ts'
