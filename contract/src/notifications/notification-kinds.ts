/** The subjects of notifications; a person chooses for each kind how they are notified. */
export const notificationKinds = [
  'alerts',
  'enquiries',
  'offers',
  'payments',
  'listings',
  'account',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** The channels; a kind with none of them is off. */
export const notificationWays = ['site', 'email', 'push'] as const

export type NotificationWay = (typeof notificationWays)[number]

/** Other emails contain what a person must know, and are always sent. */
export const emailKinds: readonly NotificationKind[] = ['alerts']

/** The defaults until a person chooses. Push also needs a browser that they have allowed. */
export function defaultWays(kind: NotificationKind): Record<NotificationWay, boolean> {
  return { site: true, email: emailKinds.includes(kind), push: true }
}
