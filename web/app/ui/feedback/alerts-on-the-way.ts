import type { AlertType } from './alert.tsx'

/** What an alert says, where that is plain text. */
export interface PlainAlert {
  type: AlertType
  message: string
  title?: string | undefined
}

/** Where they are kept, in the session of the tab: a page that finds some there is not complete without its scripts. */
export const alertsStorage = 'alerts-on-the-way'
/** A page that takes longer to arrive is about something else. */
export const longestWayMs = 30_000

/** Keeps alerts for the page that is loaded next, in place of the one that showed them for a moment. */
export function sendAlerts(alerts: readonly PlainAlert[]): void {
  try {
    if (alerts.length) {
      sessionStorage.setItem(alertsStorage, JSON.stringify({ at: Date.now(), alerts }))
    }
  } catch {
    // Without storage they are lost with their page.
  }
}

export function takeAlerts(): PlainAlert[] {
  try {
    const stored = sessionStorage.getItem(alertsStorage)
    if (!stored) return []
    sessionStorage.removeItem(alertsStorage)
    const { at, alerts } = JSON.parse(stored) as { at: number; alerts: PlainAlert[] }
    return Date.now() - at < longestWayMs ? alerts : []
  } catch {
    return []
  }
}
