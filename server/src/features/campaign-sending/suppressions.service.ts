import type { Suppression } from '#contract/campaign-sending/suppressions.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { PageQuery } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import * as queries from './contacts.queries.ts'
import { countSuppressions } from './suppression-counts.queries.ts'
import { stopMailsTo } from './unsubscribe.service.ts'

type Row = Omit<Suppression, 'created' | 'mayRemove'> & { created: Date }

/** A person's own choice is theirs to change; an address that failed can be tried again. */
const mayRemove = ({ reason }: Pick<Row, 'reason'>) =>
  reason === 'bounced' || reason === 'complained'

const toReply = (row: Row): Suppression => ({
  ...row,
  created: row.created.toISOString(),
  mayRemove: mayRemove(row),
})

export async function listSuppressions({ database }: Services, query: PageQuery<string>) {
  const { items, total } = await queries.findSuppressions(database.db, query)
  const counts = await countSuppressions(database.db)
  return { items: items.map(toReply), total, page: query.page, size: query.size, counts }
}

export function addSuppression(
  services: Services,
  { email, reason }: Pick<Suppression, 'email' | 'reason'>,
  context: CallContext,
): Promise<Suppression> {
  return transaction(services.database, actorOf(context), async (tx) => {
    const contact = await queries.lockContactByEmail(tx, email)
    if (await queries.findSuppression(tx, email)) {
      const message = texts.suppressedAlready
      throw new AppError('taken', { message, fields: { email: message } })
    }
    if (contact && reason === 'unsubscribed') await stopMailsTo(tx, contact, context.ip)
    if (!(await queries.findSuppression(tx, email))) {
      await queries.insertSuppression(tx, email, reason)
    }
    return toReply((await queries.findSuppression(tx, email)) as Row)
  })
}

export function removeSuppression(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    const row = await queries.lockSuppression(tx, id)
    if (!row) throw new AppError('notFound')
    if (!mayRemove(row)) throw new AppError('wrongState', { message: texts.suppressionStays })
    await queries.deleteSuppression(tx, id)
    return { id }
  })
}
