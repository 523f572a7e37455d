import type { AlertType } from './alert.tsx'

/** What an alert says, where that is plain text. */
export interface PlainAlert {
  type: AlertType
  message: string
  title?: string | undefined
}

const storageName = 'alerts-on-the-way'
/** A page that took longer to arrive is about something else. */
const mostMs = 30_000

/** Keeps alerts for the page that is loaded next, in place of the one that showed them for a moment. */
export function sendAlerts(alerts: readonly PlainAlert[]): void {
  try {
    if (alerts.length) {
      sessionStorage.setItem(storageName, JSON.stringify({ at: Date.now(), alerts }))
    }
  } catch {
    // Without storage they are lost with their page.
  }
}

export function takeAlerts(): PlainAlert[] {
  try {
    const stored = sessionStorage.getItem(storageName)
    if (!stored) return []
    sessionStorage.removeItem(storageName)
    const { at, alerts } = JSON.parse(stored) as { at: number; alerts: PlainAlert[] }
    return Date.now() - at < mostMs ? alerts : []
  } catch {
    return []
  }
}
