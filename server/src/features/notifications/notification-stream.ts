import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { countNotifications } from '#contract/notifications/notifications.calls.ts'
import { notificationStreamPath } from '#contract/notifications/notifications.requests.ts'
import type { Dispatcher } from '../../http/dispatcher.ts'
import type { ContextFor } from '../../http/visitor.ts'
import type { Services } from '../../services.ts'

/** A client that does not read what it is sent is disconnected. */
const mostUnread = 16 * 1024

/** After a restart, everyone's browsers reconnect at different times. */
const retryMs = { least: 2_000, most: 8_000 }

function write(raw: ServerResponse, text: string) {
  if (raw.writableLength > mostUnread) raw.destroy()
  else raw.write(text)
}

/**
 * The number of unread notifications as server-sent events. The handler ends with the first event,
 * so a stream has no deadline and is not a request in progress. It ends with the login and with the
 * process; the browser reconnects automatically.
 */
export function mountNotificationStream(
  app: FastifyInstance,
  { liveCounts }: Pick<Services, 'liveCounts'>,
  dispatcher: Dispatcher,
  contextFor: ContextFor,
): void {
  app.addHook('preClose', async () => liveCounts.close())
  app.get(
    notificationStreamPath,
    { config: { background: true, stream: true } },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      dispatcher.admit(countNotifications, context)
      const { session } = context
      if (!session) throw new AppError('notSignedIn')
      const { raw } = reply
      const leave = liveCounts.watch({
        userId: session.userId,
        sessionId: session.id,
        count: (unread) => write(raw, `event: count\ndata: ${JSON.stringify({ unread })}\n\n`),
        beat: () => write(raw, ': open\n\n'),
        end: (why) => raw.end(why === 'login' ? 'event: end\ndata: {}\n\n' : ''),
      })
      if (!leave) throw new AppError('unavailable', { retryAfter: 60 })
      raw.once('close', leave)
      reply.hijack()
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy must not buffer events.
        'x-accel-buffering': 'no',
      })
      const { least, most } = retryMs
      raw.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`)
    },
  )
}
