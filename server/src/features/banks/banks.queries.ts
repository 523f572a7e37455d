import { asc } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { banks } from '../../db/schema/banks.ts'

export function findBanks(db: Executor) {
  return db.select({ id: banks.id, name: banks.name }).from(banks).orderBy(asc(banks.name))
}
