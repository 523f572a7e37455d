/** What notifications are about; a person chooses for each kind how they hear of it. */
export const notificationKinds = [
  'alerts',
  'enquiries',
  'offers',
  'payments',
  'listings',
  'account',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** How a person hears of something; a kind with none of them is off. */
export const notificationWays = ['site', 'email', 'push'] as const

export type NotificationWay = (typeof notificationWays)[number]

/** What applies until a person chooses. Push also needs a browser that they have allowed. */
export const defaultWays: Record<NotificationKind, Record<NotificationWay, boolean>> = {
  alerts: { site: true, email: true, push: true },
  enquiries: { site: true, email: false, push: true },
  offers: { site: true, email: false, push: true },
  payments: { site: true, email: false, push: true },
  listings: { site: true, email: false, push: true },
  account: { site: true, email: false, push: true },
}
