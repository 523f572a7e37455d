/** The payments for a listing, for whoever changes or removes the listing. */
export { hasOpenPayment } from './payments.queries.ts'
