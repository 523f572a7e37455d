/** Addresses in alert emails. */
export const alertLinks = {
  /** GET is a screen, POST stops the alerts: from the screen's form, or from a mail client's button. */
  stop: (token: string) => `/alerts/stop/${token}`,
} as const
