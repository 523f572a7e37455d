import webPush from 'web-push'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Where a browser receives messages, and the keys for encrypting them. */
export interface PushSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The encrypted payload: the same text that the person reads on the site. */
export interface PushMessage {
  title: string
  text: string
  link: string
  /** A second message with the same topic replaces the first. */
  tag: string
}

/** A browser that is offline for longer shows the notification only on the site. */
const secondsToLive = 24 * 3600

export const generatePushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** The encrypted message, signed with the keys of this site (RFC 8291, RFC 8292). */
export function encryptMessage(
  subscription: PushSubscription,
  message: PushMessage,
  { keys, subject }: { keys: PushKeys; subject: string },
): { headers: Record<string, string | number>; body: Buffer } {
  return webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: secondsToLive,
    urgency: 'normal',
  })
}
