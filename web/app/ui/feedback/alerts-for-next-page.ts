import type { AlertType } from './alert.tsx'

/** An alert with plain text only, which can be stored. */
export interface PlainAlert {
  type: AlertType
  message: string
  title?: string | undefined
}

/** The key in the tab’s session storage. A page that finds alerts there starts its scripts at once, to show them. */
export const alertsStorage = 'alerts-for-next-page'
/** A page that is loaded later than this is about something else. */
export const longestWaitMs = 30_000

/** Stores alerts for the next page, because the current one shows them only for a moment. */
export function passOnAlerts(alerts: readonly PlainAlert[]): void {
  try {
    if (alerts.length) {
      sessionStorage.setItem(alertsStorage, JSON.stringify({ at: Date.now(), alerts }))
    }
  } catch {
    // Without storage, they are lost with the current page.
  }
}

export function takeAlerts(): PlainAlert[] {
  try {
    const stored = sessionStorage.getItem(alertsStorage)
    if (!stored) return []
    sessionStorage.removeItem(alertsStorage)
    const { at, alerts } = JSON.parse(stored) as { at: number; alerts: PlainAlert[] }
    return Date.now() - at < longestWaitMs ? alerts : []
  } catch {
    return []
  }
}
