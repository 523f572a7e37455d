/** For features that move listings from one person to another. */
export { handOverConversations } from './handover.queries.ts'
