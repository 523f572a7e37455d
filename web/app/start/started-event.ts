/** Dispatched on the document once the page reacts. */
export const startedEvent = 'jacaranda:started'
