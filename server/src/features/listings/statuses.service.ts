/** The statuses of listings, for weeks and properties. */
export { findStatusId } from './statuses.queries.ts'
