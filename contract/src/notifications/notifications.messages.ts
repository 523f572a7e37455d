import type { NotificationKind, NotificationWay } from './notification-kinds.ts'

export const notificationsTexts = {
  title: 'Notifications',
  saved: 'Saved',
  subscriptionInvalid: 'This browser did not give a valid address for push notifications.',
  kindRequired: 'Choose what it is about',
  choiceRequired: 'Choose yes or no',
  readRequired: 'Choose what you have read',
} as const

/** Each kind as people read it, with its texts. */
export const kindTexts: Record<NotificationKind, { name: string; about: string }> = {
  alerts: {
    name: 'Alerts',
    about: 'New matches for your saved searches, and changes to your favourites',
  },
  enquiries: { name: 'Enquiries', about: 'Questions about your listings' },
  offers: { name: 'Offers', about: 'Offers, counter-offers and replies to them' },
  payments: { name: 'Payments', about: 'Payments that we received or that were declined' },
  listings: {
    name: 'Your listings',
    about: 'When one of your listings is verified, published, hidden or needs changes',
  },
  account: { name: 'Your account', about: 'Changes to your login and your bank details' },
}

export const wayTexts: Record<NotificationWay, string> = {
  site: 'On the site',
  email: 'Email',
  push: 'Browser push',
}
