/** A consent that was given or refused, with the version of the text that was shown. */
export { insertConsent as recordConsent } from './consents.queries.ts'
