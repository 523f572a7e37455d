import type { CallRequest } from '../request.ts'

export const notificationCountRequest: CallRequest<Record<string, never>, { unread: number }> = {
  method: 'GET',
  path: '/api/notifications/count',
}

/**
 * Server-sent events: `count` with the number of unread notifications, whenever it changes, and
 * `end` when the login is over.
 */
export const notificationStreamPath = '/api/notifications/stream'
