import { alertsTexts as texts } from '#contract/alerts/alerts.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import * as queries from './stop.queries.ts'
import { readStopToken, type Stopped } from './stop-token.ts'

interface Origin {
  ip: string
  requestId: string
}

/** Stops the alerts of a search, about favourites or all of them, and records it; idempotent. */
export async function stopIn(tx: Tx, stopped: Stopped, ip: string): Promise<void> {
  const subscription = await queries.findSubscription(tx, stopped)
  // What was deleted sends no alerts anyway.
  if (!subscription || subscription.stopped) return
  if ('stopAll' in stopped) await queries.pauseEverything(tx, subscription)
  else if ('stopFavourites' in stopped) await queries.stopFavourites(tx, stopped.stopFavourites)
  else await queries.pauseSearch(tx, stopped.stopSearch)
  await queries.recordStop(tx, subscription, ip)
}

/** Whether the link was one of ours. */
export async function stopByLink(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  token: string,
  { ip, requestId }: Origin,
): Promise<boolean> {
  const stopped = readStopToken(secrets, token)
  if (!stopped) return false
  const actor = { userId: null, name: 'stop link', requestId }
  await transaction(database, actor, (tx) => stopIn(tx, stopped, ip))
  return true
}

function invalid(): AppError {
  return new AppError('notFound', { message: texts.linkInvalid })
}

export async function stopAlerts(services: Services, token: string, origin: Origin) {
  if (!(await stopByLink(services, token, origin))) throw invalid()
  return { message: texts.stopped }
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export async function getSubscription({ database, secrets }: Services, token: string) {
  const stopped = readStopToken(secrets, token)
  if (!stopped) throw invalid()
  const found = await queries.findSubscription(database.db, stopped)
  if (!found) return { email: '', of: 'everything' as const, search: null, stopped: true }
  const { of, search, stopped: isStopped } = found
  return { email: masked(found.email), of, search, stopped: isStopped }
}
