/** Finding and locking a listing of either kind, for the features around it. */
export { findListing, lockListing } from './listings.queries.ts'
