import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { removeAbout } from './anonymise-emails.queries.ts'
import { allowRedaction, findRowsWhere, redactChanges } from './anonymise-log.queries.ts'
import { anonymiseWhere } from './anonymise.queries.ts'
import * as queries from './forget-enquiries.queries.ts'

/** The batch size, so that no conversation is locked for long. */
const batch = 200

async function forgetSome(tx: Tx, months: number): Promise<number> {
  const ids = await queries.lockRested(tx, months, batch)
  if (!ids.length) return 0
  const rows = queries.rowsOf(ids)
  // Before the files lose their rows.
  const logged = await findRowsWhere(tx, rows)
  await removeAbout(tx, queries.subjectsIn(ids))
  await allowRedaction(tx)
  await queries.separateAccounts(tx, rows)
  for (const { table, where } of rows) await anonymiseWhere(tx, table, where)
  await redactChanges(tx, logged)
  return ids.length
}

/**
 * Anonymises enquiries and contact messages whose conversation has been inactive for as long as the
 * privacy policy states. The rows stay: campaigns, agencies and the daily figures count them.
 */
export async function forgetOldEnquiries({ database, config, log }: Services): Promise<number> {
  let count = 0
  for (;;) {
    const some = await transaction(database, null, (tx) => forgetSome(tx, config.enquiryMonths))
    count += some
    if (some < batch) break
  }
  if (count) log.info({ count }, 'conversations about old enquiries anonymised')
  return count
}
