/** The prefilled text of an enquiry, for the reader to send as it is or to change. */
export function openingMessage(what: string, agent?: string): string {
  const first = agent?.split(' ')[0]
  return `Good day${first ? ` ${first}` : ''}, I would like to view ${what}. When would be a good time?`
}

/** A week is asked about, not viewed. */
export function openingWeekMessage(resort: string, reference: string): string {
  return `Good day, I am interested in the week ${reference} at ${resort}. Is it still available, and how do I buy it?`
}
